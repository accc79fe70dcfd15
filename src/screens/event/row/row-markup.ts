import type { Day } from '../../../domain/model/core.ts';
import type { EventRowView } from './event-row.ts';

/* By these the HTML of events in lists meets its scripts, whichever subject they are of. */

/** On a list of events: each of its items has a link to one. Rows of a programme have a place for their state. */
export const ENTRIES = 'data-entries';
/** Its value where they are rows. */
export const ROWS = 'rows';
/** On an entry that is in no such list, as a card is. */
export const ENTRY = 'data-entry';
/** On an entry of what was withdrawn, which is not to be saved. */
export const WITHDRAWN = 'data-withdrawn';
/** On what leads on from an entry, for those that hold entries of their own. */
export const WAYS = 'data-ways';
/** On the title of an entry that is no heading. */
export const TITLE = 'data-title';
/** On the status of an event: `cancelled`, `postponed` or `full`. */
export const STATUS = 'data-status';

/** Rows of a programme, an agenda, or of what is on now. */
export const ROW_ITEMS = '[data-entries="rows"] > li';

/** On a section of rows: the day of all of them, if it is the same. */
export const SECTION_DAY = 'data-day';
/** On a row: its days, `2024-10-09/2024-11-09`, where they are not that of its section. */
const DAYS = 'data-days';
/** On a row of several days: those on which it is closed, counted from its first. */
const CLOSED = 'data-closed';

/** In a row of several days: the hour of the first. */
export const FIRST_HOUR = 'b';
/** Rows of several days. */
export const LONG_ROWS = `[${DAYS}*="/"]`;

/** The same as `daysBetween`, without what else of days a page would have to load for it. */
const daysAfter = (first: Day, day: Day): number => (Date.parse(day) - Date.parse(first)) / 86_400_000;

/** The days of a row, for filters. @param sectionDay which a hundred rows need not repeat. */
export function rowDays(
  { days, closedDays = [] }: Pick<EventRowView, 'days'> & Partial<Pick<EventRowView, 'closedDays'>>,
  sectionDay: Day | null,
): Record<string, string> {
  if (!days) return {};
  const interval = days.first === days.last ? days.first : `${days.first}/${days.last}`;
  const closed = closedDays.map((day) => daysAfter(days.first, day)).join(' ');
  return interval === sectionDay ? {} : { [DAYS]: interval, ...(closed && { [CLOSED]: closed }) };
}

/** First and last day of a row. */
export function daysOfRow(row: HTMLElement): { firstDay: Day; lastDay: Day } | null {
  const days = row.getAttribute(DAYS) ?? row.closest(`section[${SECTION_DAY}]`)?.getAttribute(SECTION_DAY);
  const [firstDay, lastDay = firstDay] = days?.split('/') ?? [];
  return firstDay !== undefined && lastDay !== undefined ? { firstDay, lastDay } : null;
}

/** On that day of its days, a row is closed (**Closed that day**). @param firstDay the first of them. */
export const isClosedOn = (row: Element, firstDay: Day, day: Day): boolean =>
  row.matches(`[${CLOSED}~="${daysAfter(firstDay, day)}"]`);
