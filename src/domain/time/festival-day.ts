import { isMultiDay } from '../event/event-days.ts';
import type { Day, Instant, Moment } from '../model/common.ts';
import type { FestivalEvent } from '../model/event.ts';

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
