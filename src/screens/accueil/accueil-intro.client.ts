import type { LightSound } from './light-sound.client.ts';

const MUTED_KEY = 'accueil.muted';

/** Storage may be blocked; then the choice lasts as long as the page. */
function remembered(): string | null {
  try {
    return localStorage.getItem(MUTED_KEY);
  } catch {
    return null;
  }
}

function remember(isMuted: boolean): void {
  try {
    localStorage.setItem(MUTED_KEY, String(isMuted));
  } catch {
    return;
  }
}

/** The gate before the welcome. There is no sound before GO, and none by itself afterwards. */
class AccueilIntro extends HTMLElement {
  #sound: LightSound | null = null;
  #isMuted = remembered() === 'true';

  connectedCallback(): void {
    this.#button('[data-go]')?.addEventListener('click', () => {
      this.#open();
      void this.#play();
    });
    this.#button('[data-skip]')?.addEventListener('click', () => {
      this.#open();
    });
    this.#button('[data-sound]')?.addEventListener('click', () => {
      this.#isMuted = this.#sound !== null && !this.#isMuted;
      remember(this.#isMuted);
      void this.#play();
    });
    window.addEventListener('pagehide', () => {
      this.#sound?.stop();
      this.#sound = null;
    });
  }

  #button(selector: string): HTMLButtonElement | null {
    return this.querySelector<HTMLButtonElement>(selector);
  }

  #open(): void {
    this.setAttribute('data-open', '');
    const toggle = this.#button('[data-sound]');
    if (toggle) toggle.hidden = false;
    this.querySelector<HTMLElement>('[data-welcome]')?.focus();
  }

  async #play(): Promise<void> {
    if (!this.#sound && !this.#isMuted) {
      const { startLightSound } = await import('./light-sound.client.ts');
      this.#sound = startLightSound();
    }
    this.#sound?.setMuted(this.#isMuted);
    const toggle = this.#button('[data-sound]');
    if (!toggle) return;
    const isOn = this.#sound !== null && !this.#isMuted;
    toggle.textContent = toggle.dataset[isOn ? 'on' : 'off'] ?? '';
  }
}

customElements.define('accueil-intro', AccueilIntro);
