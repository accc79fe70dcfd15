import type { Day } from '../../../domain/model/core.ts';
import type { EventRowView } from './event-row.ts';
import { DAY_MS } from '../../../domain/time/durations.ts';

/* Attributes and selectors shared by the HTML of events in lists and the scripts of all screens. */

/** On a list of events: each item has a link to an event. */
export const ENTRIES = 'data-entries';
/** Value of `ENTRIES` on a list of rows, as in a programme; rows have a place for their state. */
export const ROWS = 'rows';
/** On an entry that is not in such a list, such as a card. */
export const ENTRY = 'data-entry';
/** On the entry of a withdrawn event, which cannot be saved. */
export const WITHDRAWN = 'data-withdrawn';
/** Returns the attributes of an entry, by whether its event is withdrawn. */
export const withdrawnMark = ({ isWithdrawn = false }: { isWithdrawn?: boolean | undefined }) =>
  isWithdrawn ? { [WITHDRAWN]: '' } : {};
/** On the links of an entry that may contain further entries; the save button is added to them. */
export const ENTRY_LINKS = 'data-links';
/** On the title of an entry, if it is not a heading. */
export const TITLE = 'data-title';
/** On the status of an event: `cancelled`, `postponed`, `full` or `moved`. */
export const STATUS = 'data-status';

/** Rows of a programme, the agenda and the page “now”. */
export const ROW_ITEMS = '[data-entries="rows"] > li';

/** On a section of rows: their day, if they all have the same. */
export const SECTION_DAY = 'data-day';
/** On a row: its days, `2024-10-09/2024-11-09`, if they differ from the day of its section. */
const DAYS = 'data-days';
/** On a row of several days: the days on which it is closed, counted from its first day. */
const CLOSED = 'data-closed';

/** Selector of the hour of the first day, in a row of several days. */
export const FIRST_HOUR = 'b';
/** Rows of several days. */
export const LONG_ROWS = `[${DAYS}*="/"]`;

/** Same as `daysBetween`, whose whole module a page would otherwise have to load. */
const daysAfter = (first: Day, day: Day): number => (Date.parse(day) - Date.parse(first)) / DAY_MS;

/** Returns the attributes with the days of a row, for filters. @param sectionDay is not repeated on a hundred rows. */
export function rowDays(
  { days, closedDays = [] }: Pick<EventRowView, 'days'> & Partial<Pick<EventRowView, 'closedDays'>>,
  sectionDay: Day | null,
): Record<string, string> {
  if (!days) return {};
  const interval = days.first === days.last ? days.first : `${days.first}/${days.last}`;
  const closed = closedDays.map((day) => daysAfter(days.first, day)).join(' ');
  return interval === sectionDay ? {} : { [DAYS]: interval, ...(closed && { [CLOSED]: closed }) };
}

/** Returns the first and last day of a row, or null if it has no date. */
export function daysOfRow(row: HTMLElement): { firstDay: Day; lastDay: Day } | null {
  const days = row.getAttribute(DAYS) ?? row.closest(`section[${SECTION_DAY}]`)?.getAttribute(SECTION_DAY);
  const [firstDay, lastDay = firstDay] = days?.split('/') ?? [];
  return firstDay !== undefined && lastDay !== undefined ? { firstDay, lastDay } : null;
}

/** Whether a row is closed on a day (**Closed that day**). @param firstDay the first day of the row. */
export const isClosedOn = (row: Element, firstDay: Day, day: Day): boolean =>
  row.matches(`[${CLOSED}~="${daysAfter(firstDay, day)}"]`);
