import { lineDirection } from '../../components/browser/page-lang.ts';
import { PAUSE, PAUSE_LABEL, PAUSED, PLAY_LABEL, STEP } from './carousel-markup.ts';

const ADVANCE_MS = 3500;

/**
 * Carousel that advances by itself unless it is paused, hovered or focused, or the visitor prefers reduced motion.
 * Swiping and arrow keys scroll the list natively.
 */
class PartnerCarousel extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('click', this.#press);
    this.#setPaused(window.matchMedia('(prefers-reduced-motion: reduce)').matches);
    setInterval(() => {
      // A button that was pressed with a mouse keeps the focus, but does not show it.
      const isHeld = this.matches(':hover') || this.querySelector(':focus-visible') !== null;
      if (!isHeld && !this.hasAttribute(PAUSED) && !document.hidden) this.#step(1);
    }, ADVANCE_MS);
  }

  #press = ({ target }: MouseEvent): void => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button') : null;
    if (!button) return;
    if (button.hasAttribute(PAUSE)) this.#setPaused(!this.hasAttribute(PAUSED));
    else this.#step(Number(button.getAttribute(STEP)));
  };

  #setPaused(isPaused: boolean): void {
    this.toggleAttribute(PAUSED, isPaused);
    const button = this.querySelector<HTMLElement>(`[${PAUSE}]`);
    button?.setAttribute('aria-label', button.getAttribute(isPaused ? PLAY_LABEL : PAUSE_LABEL) ?? '');
  }

  #step(by: number): void {
    const list = this.querySelector('ul');
    const items = [...(list?.children ?? [])].filter((item) => item instanceof HTMLElement);
    const width = items[0]?.offsetWidth;
    if (!list || !width) return;
    const room = items.length - Math.floor(list.clientWidth / width) + 1;
    if (room <= 1) return;
    const index = (Math.round(Math.abs(list.scrollLeft) / width) + by + room) % room;
    list.scrollTo({ left: lineDirection() * index * width });
  }
}

customElements.define('partner-carousel', PartnerCarousel);
