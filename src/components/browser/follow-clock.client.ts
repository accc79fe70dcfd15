/* Parts of a page that follow the visitor's clock. One file: most pages with one of them have both. */
import { eachMinute } from './each-minute.ts';
import { AFTERWARDS, UNTIL, CURRENT, FROM } from './clock-markup.ts';

/**
 * Hides elements that are past by the visitor's clock (**Visitor's now**): tickets, registrations, a vernissage. Shows
 * the element after each of them instead, if that has `AFTERWARDS`.
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
 * Element that shows one of its words by the visitor's clock: the last whose phase has begun (**Visitor's now**). The
 * build writes the instants, so that no time zone is needed here.
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
