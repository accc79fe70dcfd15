import type { Day, EventTime, Instant } from '../model/core.ts';
import { dayParts, type DayRange, daysFrom } from '../time/days.ts';
import { daySpan } from '../time/zone-clock.ts';

/** The days an event runs on: the part of its time that filters need. */
export type EventDays = Pick<EventTime, 'firstDay' | 'lastDay'>;

/** The event runs on more than one day of the programme (**Several days**). */
export function isMultiDay(time: EventDays): boolean {
  return time.lastDay > time.firstDay;
}

export const dayRangeOf = ({ firstDay, lastDay }: EventDays): DayRange => ({
  first: firstDay,
  last: lastDay,
});

/** Returns the year in which an event begins; null if it has no date. */
export const yearOf = (time: EventDays | null): number | null => time && dayParts(time.firstDay).year;

/** Returns the day under which lists show an event of one day; null for other events. */
export function onlyDayOf(time: EventDays | null): Day | null {
  return time && !isMultiDay(time) ? time.firstDay : null;
}

export function runsOn(time: EventDays, day: Day): boolean {
  return time.firstDay <= day && day <= time.lastDay;
}

/** Returns the events that run on a day: the page of the day lists these, and whatever leads to it counts these. */
export function eventsOn<T extends { time: EventDays | null }>(events: readonly T[], day: Day): T[] {
  return events.filter(({ time }) => time !== null && runsOn(time, day));
}

/** Every day the event runs on. */
export const daysOf = (time: EventDays): Day[] => daysFrom(dayRangeOf(time));

/** The instant at which an event is over: its end, or the end of its last day in the time zone if no hour is known. */
export function endOfEvent({ end, lastDay }: Pick<EventTime, 'end' | 'lastDay'>, timeZone: string): Instant {
  return end?.time != null ? end.instant : new Date(daySpan(lastDay, timeZone).ends).toISOString();
}

/** Whether an event is over. One without a date never is. @param timeZone IANA name. */
export const hasEnded = (time: EventTime | null, now: Instant, timeZone: string): boolean =>
  time !== null && endOfEvent(time, timeZone) <= now;
