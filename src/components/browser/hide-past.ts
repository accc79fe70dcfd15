import { clockFrom } from '../../site/clock.ts';
import { publicEnvironment } from '../../site/public-environment.ts';
import { eachMinute } from './each-minute.ts';

const clock = clockFrom(publicEnvironment.now);

/**
 * What the pages offer is true when the site is built; the visitor's clock has the last word. What has a `data-until`
 * that is past is taken away: tickets, registrations, a vernissage to come. A `data-then` after it takes its place.
 */
function hidePast(): void {
  const now = clock().getTime();
  for (const element of document.querySelectorAll<HTMLElement>('[data-until]:not([hidden])')) {
    if (!(endTimeOf(element) <= now)) continue;
    element.hidden = true;
    const next = element.nextElementSibling;
    if (next instanceof HTMLElement && next.hasAttribute('data-then')) next.hidden = false;
  }
}

/** In a row whose hours are known, they say it already. Milliseconds since the epoch. */
function endTimeOf(element: HTMLElement): number {
  const { until } = element.dataset;
  if (until) return Date.parse(until);
  const time = element.closest('.event-row')?.querySelector('time');
  return Date.parse(time?.dateTime ?? '') + Number(time?.dataset['minutes']) * 60_000;
}

eachMinute(hidePast);
