import { isMultiDay } from '../../../domain/event/event-days.ts';
import { formatClock } from '../../../domain/time/clock-style.ts';
import { formatFullDay } from '../../../domain/time/format-dates.ts';
import { formatHours } from '../../../domain/time/format-when.ts';
import type { Lang, Moment } from '../../../domain/model/common.ts';
import type { EventTime } from '../../../domain/model/event.ts';
import { translator } from '../../../i18n/translate.ts';

/** A date as text and in machine-readable form. */
export interface TimeView {
  /** For `datetime`: a day, or an instant in UTC. */
  datetime: string;
  text: string;
}

const datetimeOf = ({ day, time, instant }: Moment): string => (time === null ? day : instant);

/** A moment on one line, with its hour if known. */
export function momentView(moment: Moment, lang: Lang): TimeView {
  const day = formatFullDay(moment.day, lang);
  const text = moment.time === null ? day : `${day}, ${formatClock(moment.time, lang)}`;
  return { datetime: datetimeOf(moment), text };
}

/**
 * When an event takes place: its day and its hours, or the first and the last of several days with theirs. Follows the
 * rules **Festival time** and **Clock style**.
 */
export function timeLines(time: EventTime, lang: Lang): TimeView[] {
  const { start, end } = time;
  if (end && isMultiDay(time)) {
    const last = momentView(end, lang);
    return [momentView(start, lang), { ...last, text: translator(lang)('event.until', { date: last.text }) }];
  }
  const hours = formatHours(time, lang);
  const day = { datetime: start.day, text: formatFullDay(start.day, lang) };
  if (hours === null) return [day];
  const isPastMidnight = end !== null && end.day > start.day;
  const text = isPastMidnight ? `${hours} ${translator(lang)('event.nextDay')}` : hours;
  return [day, { datetime: datetimeOf(start), text }];
}
