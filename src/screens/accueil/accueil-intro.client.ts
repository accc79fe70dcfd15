import { takeEarlyPress } from '../../components/browser/early-press.ts';
import { reportLoadFailure } from '../../components/browser/load-failure.ts';
import { readItem, writeItem } from '../../stores/browser-storage.ts';
import type { startLightSound } from './light-sound.client.ts';
import { GO, OPEN, SKIP, SOUND, WELCOME, WORDS_WHEN_OFF, WORDS_WHEN_ON } from './accueil-markup.ts';

const MUTED_KEY = 'accueil.muted';

/** The gate before the welcome. Sound only starts on a press of GO, or later of the sound button. */
class AccueilIntro extends HTMLElement {
  #sound: ReturnType<typeof startLightSound> | null = null;
  /** The visitor's choice. If storage is blocked, it lasts as long as the page. */
  #isMuted = readItem('local', MUTED_KEY) === 'true';

  connectedCallback(): void {
    this.#button(GO)?.addEventListener('click', () => {
      this.#open();
      this.#play().catch(reportLoadFailure);
    });
    this.#button(SKIP)?.addEventListener('click', () => this.#open());
    this.#button(SOUND)?.addEventListener('click', () => {
      this.#isMuted = this.#sound !== null && !this.#isMuted;
      writeItem('local', MUTED_KEY, String(this.#isMuted));
      this.#play().catch(reportLoadFailure);
    });
    window.addEventListener('pagehide', () => {
      this.#sound?.stop();
      this.#sound = null;
      this.#showState();
    });
    for (const button of this.querySelectorAll('button')) if (takeEarlyPress(button)) button.click();
  }

  #button(attribute: string): HTMLButtonElement | null {
    return this.querySelector<HTMLButtonElement>(`[${attribute}]`);
  }

  #open(): void {
    this.setAttribute(OPEN, '');
    const toggle = this.#button(SOUND);
    if (toggle) toggle.hidden = false;
    this.querySelector<HTMLElement>(`[${WELCOME}]`)?.focus();
  }

  /** @throws Error if the code of the sound cannot be loaded. */
  async #play(): Promise<void> {
    if (!this.#sound && !this.#isMuted) {
      const { startLightSound } = await import('./light-sound.client.ts');
      // Another press may have started it while the code was loading.
      this.#sound ??= startLightSound();
    }
    this.#sound?.setMuted(this.#isMuted);
    this.#showState();
  }

  #showState(): void {
    const toggle = this.#button(SOUND);
    if (!toggle) return;
    const isOn = this.#sound !== null && !this.#isMuted;
    toggle.textContent = toggle.getAttribute(isOn ? WORDS_WHEN_ON : WORDS_WHEN_OFF) ?? '';
  }
}

customElements.define('accueil-intro', AccueilIntro);
