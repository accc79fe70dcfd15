import { addDays, daysFrom, type DayRange, earlier, later, weekOf } from '../time/days.ts';
import { isMultiDay } from '../event/event-days.ts';
import type { Day, FestivalEvent, Instant, Moment } from '../model/core.ts';
import type { Edition } from '../model/festival.ts';

type Timed = Pick<FestivalEvent, 'time'>;

/** A mistyped year must not fill the calendar with a thousand weeks. */
const LONGEST_DAYS = 366;
const NEAR_DAYS = 31;

/** Returns the days of an edition: its own dates, otherwise those of its events; null if nothing has a date. */
export function editionDays(edition: Pick<Edition, 'start' | 'end'>, events: readonly Timed[]) {
  const times = events.flatMap(({ time }) => time ?? []);
  const first = edition.start?.day ?? times.map(({ firstDay }) => firstDay).reduce(earlier, '9999');
  const last = edition.end?.day ?? times.map(({ lastDay }) => lastDay).reduce(later, first);
  if (first === '9999') return null;
  return { first, last: earlier(later(first, last), addDays(first, LONGEST_DAYS)) };
}

/** The days an edition's calendar covers: its own, and those of events that start within a month before or after. */
export function coveredDays(range: DayRange, events: readonly Timed[]): DayRange {
  const window = { first: addDays(range.first, -NEAR_DAYS), last: addDays(range.last, NEAR_DAYS) };
  const starts = events.flatMap(({ time }) =>
    time && window.first <= time.firstDay && time.firstDay <= window.last ? time.firstDay : [],
  );
  return { first: starts.reduce(earlier, range.first), last: starts.reduce(later, range.last) };
}

/** The whole weeks, Monday first, that contain the range. */
export function weeksOf({ first, last }: DayRange): Day[][] {
  const mondays = daysFrom({ first: weekOf(first)[0] ?? first, last }).filter((_, index) => index % 7 === 0);
  return mondays.map(weekOf);
}

/** Days whose last event ends after midnight, with its end (**Night belongs to its evening**). */
export function lateEndsOf(events: readonly Pick<FestivalEvent, 'time'>[]): ReadonlyMap<Day, Instant> {
  const ends = new Map<Day, Instant>();
  for (const { time } of events) {
    if (!time || isMultiDay(time) || time.end?.time == null || time.end.day === time.firstDay) continue;
    const { instant } = time.end;
    const latest = ends.get(time.firstDay);
    if (latest === undefined || latest < instant) ends.set(time.firstDay, instant);
  }
  return ends;
}

/** Today at the festival: the calendar day, or the day before while its last event is still on. */
export function todayAt(now: Moment, lateEnds: ReadonlyMap<Day, Instant>): Day {
  for (const [day, end] of lateEnds) {
    if (day < now.day && now.instant < end) return day;
  }
  return now.day;
}
