import type { Edition } from '../model/festival.ts';
import { isMultiDay } from '../event/event-days.ts';
import { formatClock } from './clock-style.ts';
import { formatClockRange } from './clock-ranges.ts';
import { formatDateRange, formatDayIn } from './format-dates.ts';
import type { Lang, EventTime } from '../model/core.ts';

/**
 * Formats when an event takes place, on one line: its days if there are several, otherwise its day and hour.
 * @param pageYear the year of the page, which is left out; null if the page has none.
 */
export function formatWhen(time: EventTime | null, lang: Lang, pageYear: number | null): string | null {
  if (!time) return null;
  const { firstDay: first, lastDay: last, start } = time;
  if (isMultiDay(time)) return formatDateRange({ first, last }, lang, pageYear);
  const day = formatDayIn(first, lang, pageYear);
  return start.time === null ? day : `${day}, ${formatClock(start.time, lang)}`;
}

/** "18 h 30", "18 h 30 – 20 h"; null if no hour is known, and for an event of several days. */
export const formatHours = (time: EventTime, lang: Lang): string | null =>
  isMultiDay(time) ? null : formatStartAndEnd(time, lang);

/** The hours at which an event begins on its first day and ends on its last; null if the first is unknown. */
export function formatStartAndEnd({ start, end }: EventTime, lang: Lang): string | null {
  if (start.time === null) return null;
  return end?.time == null ? formatClock(start.time, lang) : formatClockRange(start.time, end.time, lang);
}

/** "9 octobre – 9 novembre 2024": first and last day of an edition; null if it has no date. */
export const formatEditionDates = (
  { start, end }: Pick<Edition, 'start' | 'end'>,
  lang: Lang,
): string | null => start && formatDateRange({ first: start.day, last: (end ?? start).day }, lang);
