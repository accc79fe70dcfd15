import { isMultiDay } from '../event/event-days.ts';
import { formatClock } from './clock-style.ts';
import { formatDateRange, formatDay } from './format-dates.ts';
import type { Lang } from '../model/common.ts';
import type { EventTime } from '../model/event.ts';

/**
 * When an event takes place, on one line: its days if there are several, else its day and hour.
 * @param dayText formats a single day; by default without the year, which the page shows once.
 */
export function formatWhen(time: EventTime | null, lang: Lang, dayText = formatDay): string | null {
  if (!time) return null;
  if (isMultiDay(time)) return formatDateRange({ first: time.firstDay, last: time.lastDay }, lang);
  const day = dayText(time.firstDay, lang);
  return time.start.time === null ? day : `${day}, ${formatClock(time.start.time, lang)}`;
}
