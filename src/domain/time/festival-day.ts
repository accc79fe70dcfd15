import { isMultiDay } from '../event/event-days.ts';
import type { Day, Instant, Moment } from '../model/common.ts';
import type { FestivalEvent } from '../model/event.ts';

/** The days that last beyond midnight, each with the end of its last event: a day ends when that does. */
export function lateEndsOf(events: readonly Pick<FestivalEvent, 'time'>[]): ReadonlyMap<Day, Instant> {
  const ends = new Map<Day, Instant>();
  for (const { time } of events) {
    if (!time || isMultiDay(time) || time.end?.time == null || time.end.day === time.firstDay) continue;
    const { instant } = time.end;
    const known = ends.get(time.firstDay);
    if (known === undefined || known < instant) ends.set(time.firstDay, instant);
  }
  return ends;
}

/** The day it is at the festival: that of the clocks, or the one before as long as its last event is on. */
export function todayAt(now: Moment, lateEnds: ReadonlyMap<Day, Instant>): Day {
  for (const [day, end] of lateEnds) {
    if (day < now.day && now.instant < end) return day;
  }
  return now.day;
}
