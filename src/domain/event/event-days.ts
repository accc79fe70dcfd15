import type { Day } from '../model/common.ts';
import type { EventTime } from '../model/event.ts';

/** The days an event runs on: the part of its time that filters need. */
export type EventDays = Pick<EventTime, 'firstDay' | 'lastDay'>;

/** The event runs on more than one day of the programme (**Several days**). */
export function isMultiDay(time: EventDays): boolean {
  return time.lastDay > time.firstDay;
}

/** The event runs on that day. */
export function runsOn(time: EventDays, day: Day): boolean {
  return time.firstDay <= day && day <= time.lastDay;
}
