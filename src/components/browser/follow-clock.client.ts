/* Parts of a page that follow the visitor's clock. One file: most pages with one of them have both. */
import { eachMinute } from './each-minute.ts';
import { AFTERWARDS, UNTIL, CURRENT, FROM } from './clock-markup.ts';

/**
 * Hides elements that are past by the visitor's clock (**Visitor's now**): tickets, registrations, a vernissage. The
 * element after it is shown instead.
 * @param now in milliseconds since 1970.
 */
function hidePast(now: number): void {
  for (const element of document.querySelectorAll<HTMLElement>(`[${UNTIL}]:not([hidden])`)) {
    if (!(Date.parse(element.getAttribute(UNTIL) ?? '') <= now)) continue;
    element.hidden = true;
    const next = element.nextElementSibling;
    if (next instanceof HTMLElement && next.hasAttribute(AFTERWARDS)) next.hidden = false;
  }
}

eachMinute(hidePast);

/**
 * Shows one of the words within it by the visitor's clock: the last whose phase has begun (**Visitor's now**). The build
 * gives the instants, so that no time zone is needed here.
 */
class PhaseWords extends HTMLElement {
  connectedCallback(): void {
    const words = [...this.children];
    eachMinute((now) => {
      const current = words.findLast((word) => !(Date.parse(word.getAttribute(FROM) ?? '') > now));
      for (const word of words) word.toggleAttribute(CURRENT, word === current);
    });
  }
}

customElements.define('phase-words', PhaseWords);
