import type { Day } from '../../domain/model/core.ts';
import { DAY, ENDS, OFFSET, OVER } from './calendar-markup.ts';

const DAY_MS = 86_400_000;

/** The day a link of a calendar stands for. */
export const dayOf = (link: HTMLElement): Day => link.getAttribute(DAY) ?? '';

/** When that day begins, in milliseconds since 1970; `Calendar.astro` gives the offset of its midnight. */
function beginOf(link: HTMLElement): number {
  const offset = link.closest(`[${OFFSET}]`)?.getAttribute(OFFSET) ?? '';
  return Date.parse(`${dayOf(link)}T00:00${offset}`);
}

/** When that day is over, in milliseconds since 1970: its last event may end after midnight. */
function endOf(link: HTMLElement): number {
  const ends = link.getAttribute(ENDS);
  return ends === null ? beginOf(link) + DAY_MS : Date.parse(ends);
}

/**
 * Marks the links of days that are over; what is said of them comes with the states of events. @returns these days.
 * @param now in milliseconds since 1970.
 */
export function markOver(links: readonly HTMLElement[], now: number): Day[] {
  const over = links.filter((link) => endOf(link) <= now);
  for (const link of over) link.setAttribute(OVER, '');
  return over.map(dayOf);
}

/**
 * The link of the visitor's day at the festival, if it has one: past midnight it is still the day before, as long as one
 * of its events is on (**Night belongs to its evening**).
 * @param links in the order of their days.
 * @param now in milliseconds since 1970.
 */
export function todayOf<Link extends HTMLElement>(links: readonly Link[], now: number): Link | undefined {
  return links.find((link) => beginOf(link) <= now && now < endOf(link));
}
