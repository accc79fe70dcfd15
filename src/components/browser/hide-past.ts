import { eachMinute } from './each-minute.ts';
import { AFTERWARDS, UNTIL } from './past-markup.ts';

/**
 * Hides what is past by the visitor's clock (**Visitor's now**): tickets, registrations, a vernissage. What follows in its
 * place is shown instead.
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
