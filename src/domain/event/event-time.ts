import { daysBetween } from '../time/days.ts';
import type { Day, Instant, Moment, EventTime, FestivalEvent } from '../model/core.ts';
import { compareMoments, endOfDay } from '../time/moments.ts';
import { DAY_MS } from '../time/durations.ts';
import { hasEnded } from './event-days.ts';

const LONGEST_DAYS = 10 * 366;

/**
 * Returns when an event takes place: from its date, otherwise from its start. An end that is not after the start is
 * dropped. So is an end more than ten years later: a mistyped year must not fill calendars with thousands of days.
 * @returns null if neither date nor start is known.
 */
export function eventTime({
  date,
  start: begin,
  end,
}: Record<'date' | 'start' | 'end', Moment | null>): EventTime | null {
  const start = startOf(date, begin);
  if (!start) return null;
  if (!end || compareMoments(end, start) <= 0 || runsTooLong(start, end)) {
    return { start, end: null, firstDay: start.day, lastDay: start.day };
  }
  const lastDay = isOneNight(start, end) ? start.day : end.day;
  return { start, end, firstDay: start.day, lastDay };
}

/** The period is longer than ten years, as for a mistyped year. */
export function runsTooLong(start: Moment, end: Moment): boolean {
  return daysBetween(start.day, end.day) > LONGEST_DAYS;
}

function startOf(date: Moment | null, begin: Moment | null): Moment | null {
  const hourIsInBegin = date?.time === null && begin?.time && begin.day === date.day;
  return hourIsInBegin ? begin : (date ?? begin);
}

/** The rule **Night belongs to its evening**. */
function isOneNight(start: Moment, end: Moment): boolean {
  if (end.time === null || end.time >= '12:00') return false;
  return Date.parse(end.instant) - Date.parse(start.instant) < DAY_MS;
}

export function startsOn(time: EventTime, day: Day): boolean {
  return time.firstDay === day;
}

/** Returns the hour at which an event begins, `HH:mm`; null if it is unknown. */
export const hourOf = (time: EventTime | null): string | null => time?.start.time ?? null;

/** Moves events that are over to the end; the order is otherwise kept. */
export function overLast(events: readonly FestivalEvent[], now: Instant, timeZone: string): FestivalEvent[] {
  const isOver = ({ time }: FestivalEvent): number => Number(hasEnded(time, now, timeZone));
  return events.toSorted((a, b) => isOver(a) - isOver(b));
}

/**
 * Returns an upcoming vernissage, until its hour or, if that is unknown, until the end of its day in the festival's
 * time zone (**Vernissage first**). Null if it is past, or if there is none.
 * @param now the visitor's now, or the time of the build.
 */
export function upcomingVernissage(
  { vernissage }: Pick<FestivalEvent, 'vernissage'>,
  now: Moment,
  timeZone: string,
): (Pick<Moment, 'day' | 'time'> & { until: Instant }) | null {
  if (!vernissage) return null;
  const { day, time, instant } = vernissage;
  const until = time === null ? endOfDay(day, timeZone) : instant;
  return until > now.instant ? { day, time, until } : null;
}
