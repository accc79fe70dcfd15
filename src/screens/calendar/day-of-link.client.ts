import type { Day } from '../../domain/model/core.ts';
import { DAY, ENDS, OFFSET, OVER } from './calendar-markup.ts';
import { DAY_MS } from '../../domain/time/durations.ts';

/** Returns the day of an element: its own, otherwise the day in its address, as in `#day-2024-10-12`. */
export const dayOf = (element: HTMLElement): Day =>
  element.getAttribute(DAY) ?? /\d+-..-../.exec(element.getAttribute('href') ?? '')?.[0] ?? '';

/** Returns when that day begins, in milliseconds since 1970; `Calendar.astro` writes the offset of its midnight. */
function beginOf(link: HTMLElement): number {
  const offset = link.closest(`[${OFFSET}]`)?.getAttribute(OFFSET) ?? '';
  return Date.parse(`${dayOf(link)}T00:00${offset}`);
}

/** Returns when that day is over, in milliseconds since 1970: its last event may end after midnight. */
function endOf(link: HTMLElement): number {
  const ends = link.getAttribute(ENDS);
  return ends === null ? beginOf(link) + DAY_MS : Date.parse(ends);
}

/**
 * Marks the links of days that are over; `event-state.client.ts` adds the word for it. @returns these days.
 * @param now in milliseconds since 1970.
 */
export function markOver(links: readonly HTMLElement[], now: number): Day[] {
  const over = links.filter((link) => endOf(link) <= now);
  for (const link of over) link.setAttribute(OVER, '');
  return over.map(dayOf);
}

/**
 * Returns the link of the visitor's day at the festival, if there is one. After midnight that is still the day before,
 * as long as one of its events is on (**Night belongs to its evening**).
 * @param links in the order of their days.
 * @param now in milliseconds since 1970.
 */
export function todayOf<Link extends HTMLElement>(links: readonly Link[], now: number): Link | undefined {
  return links.find((link) => beginOf(link) <= now && now < endOf(link));
}
