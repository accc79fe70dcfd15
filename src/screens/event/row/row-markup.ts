import type { Day } from '../../../domain/model/common.ts';
import type { EventRowView } from './event-row.ts';

/** On a section of rows: the day of all of them, if it is the same. */
export const SECTION_DAY = 'data-day';
/** On a row: its days, `2024-10-09/2024-11-09`, where they are not that of its section. */
const DAYS = 'data-days';

/** In a row of several days: the hour of the first. */
export const FIRST_HOUR = 'b';

/** The days of a row, for filters. @param sectionDay which a hundred rows need not repeat. */
export function rowDays(
  { days }: Pick<EventRowView, 'days'>,
  sectionDay: Day | null,
): Record<string, string> {
  if (!days) return {};
  const interval = days.first === days.last ? days.first : `${days.first}/${days.last}`;
  return interval === sectionDay ? {} : { [DAYS]: interval };
}

/** First and last day of a row. */
export function daysOfRow(row: HTMLElement): { firstDay: Day; lastDay: Day } | null {
  const days = row.getAttribute(DAYS) ?? row.closest(`section[${SECTION_DAY}]`)?.getAttribute(SECTION_DAY);
  const [firstDay, lastDay = firstDay] = days?.split('/') ?? [];
  return firstDay !== undefined && lastDay !== undefined ? { firstDay, lastDay } : null;
}
