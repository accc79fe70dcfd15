import { eachMinute } from './each-minute.ts';
import { AFTERWARDS, UNTIL } from './past-markup.ts';

/**
 * Hides what is past by the visitor's clock (**Visitor's now**): tickets, registrations, a vernissage. What follows in its
 * place is shown instead.
 * @param now in milliseconds since 1970.
 */
function hidePast(now: number): void {
  for (const element of document.querySelectorAll<HTMLElement>(`[${UNTIL}]:not([hidden])`)) {
    if (!(endTimeOf(element) <= now)) continue;
    element.hidden = true;
    const next = element.nextElementSibling;
    if (next instanceof HTMLElement && next.hasAttribute(AFTERWARDS)) next.hidden = false;
  }
}

/** In milliseconds since 1970. An empty attribute stands for the end of the hours of its row. */
function endTimeOf(element: HTMLElement): number {
  const until = element.getAttribute(UNTIL);
  if (until) return Date.parse(until);
  const time = element.closest('.event-row')?.querySelector('time');
  return Date.parse(time?.dateTime ?? '') + Number(time?.dataset['minutes']) * 60_000;
}

eachMinute(hidePast);
