import { countdown } from '../../domain/edition/edition-phase.ts';
import { visitorNow } from '../../site/visitor-clock.ts';
import { CLOSING, OPENING, PHASE, UNIT } from './accueil-markup.ts';

const TICK_MS = 1000;

/** Applies the rule **Countdown**. */
class EditionCountdown extends HTMLElement {
  #timer: ReturnType<typeof setInterval> | undefined;

  connectedCallback(): void {
    this.#show();
    this.#timer = setInterval(() => this.#show(), TICK_MS);
  }

  #show(): void {
    const span = { opening: this.getAttribute(OPENING), closing: this.getAttribute(CLOSING) };
    const remaining = countdown(span, visitorNow());
    // Between an opening and a closing of which one is unknown there is nothing to count to.
    this.hidden = remaining === null;
    if (!remaining) return;
    for (const text of this.querySelectorAll<HTMLElement>(`[${PHASE}]`))
      text.hidden = text.getAttribute(PHASE) !== remaining.phase;
    const digits = this.querySelector<HTMLElement>('[role="timer"]');
    if (digits) digits.hidden = remaining.phase === 'over';
    for (const [unit, left] of Object.entries(remaining.left)) {
      const place = this.querySelector(`[${UNIT}="${unit}"]`);
      if (place) place.textContent = String(left).padStart(2, '0');
    }
    if (remaining.phase === 'over') clearInterval(this.#timer);
  }
}

customElements.define('edition-countdown', EditionCountdown);
