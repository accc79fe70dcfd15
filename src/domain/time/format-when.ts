import { isMultiDay } from '../event/event-days.ts';
import { formatClock, formatDateRange, formatDay } from './format-dates.ts';
import type { Lang } from '../model/common.ts';
import type { EventTime } from '../model/event.ts';

/**
 * When an event is, in one line: its days when there are several, else its day and hour.
 * @param dayText says a single day; by default without its year, which the page says once.
 */
export function formatWhen(time: EventTime | null, lang: Lang, dayText = formatDay): string | null {
  if (!time) return null;
  if (isMultiDay(time)) return formatDateRange({ first: time.firstDay, last: time.lastDay }, lang);
  const day = dayText(time.firstDay, lang);
  return time.start.time === null ? day : `${day}, ${formatClock(time.start.time, lang)}`;
}
