import { eachMinute } from './each-minute.ts';

/**
 * Hides elements whose `data-until` has passed by the visitor's clock (**Visitor's now**): tickets, registrations, a
 * vernissage. An element with `data-then` that follows is shown instead.
 * @param now in milliseconds since 1970.
 */
function hidePast(now: number): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-until]:not([hidden])')) {
    if (!(endTimeOf(element) <= now)) continue;
    element.hidden = true;
    const next = element.nextElementSibling;
    if (next instanceof HTMLElement && next.hasAttribute('data-then')) next.hidden = false;
  }
}

/** In milliseconds since 1970. An empty `data-until` stands for the end of the hours of its row. */
function endTimeOf(element: HTMLElement): number {
  const { until } = element.dataset;
  if (until) return Date.parse(until);
  const time = element.closest('.event-row')?.querySelector('time');
  return Date.parse(time?.dateTime ?? '') + Number(time?.dataset['minutes']) * 60_000;
}

eachMinute(hidePast);
