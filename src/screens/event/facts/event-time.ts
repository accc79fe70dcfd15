import { isMultiDay } from '../../../domain/event/event-days.ts';
import { dayParts } from '../../../domain/time/days.ts';
import { formatClock } from '../../../domain/time/clock-style.ts';
import { formatDay } from '../../../domain/time/format-dates.ts';
import type { Day, Lang, Moment } from '../../../domain/model/common.ts';
import type { EventTime } from '../../../domain/model/event.ts';
import { translator } from '../../../i18n/translate.ts';

/** A date as text and in machine-readable form. */
export interface TimeView {
  /** For `datetime`: a day, or an instant in UTC. */
  datetime: string;
  text: string;
}

/** "samedi 12 octobre 2024", "Saturday 12 October 2024". */
function fullDay(day: Day, lang: Lang): string {
  return `${formatDay(day, lang)} ${dayParts(day).year}`;
}

const datetimeOf = ({ day, time, instant }: Moment): string => (time === null ? day : instant);

/** A moment on one line, with its hour if known. */
export function momentView(moment: Moment, lang: Lang): TimeView {
  const day = fullDay(moment.day, lang);
  const text = moment.time === null ? day : `${day}, ${formatClock(moment.time, lang)}`;
  return { datetime: datetimeOf(moment), text };
}

/** "18:30", "18:30 – 20:30"; null if only days are known, and for an event of several days. */
export function hoursText(time: EventTime, lang: Lang): string | null {
  const { start, end } = time;
  if (start.time === null || isMultiDay(time)) return null;
  const from = formatClock(start.time, lang);
  return end?.time == null ? from : `${from} – ${formatClock(end.time, lang)}`;
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
  const hours = hoursText(time, lang);
  const day = { datetime: start.day, text: fullDay(start.day, lang) };
  if (hours === null) return [day];
  const isPastMidnight = end !== null && end.day > start.day;
  const text = isPastMidnight ? `${hours} ${translator(lang)('event.nextDay')}` : hours;
  return [day, { datetime: datetimeOf(start), text }];
}
