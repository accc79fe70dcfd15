import { type EventDays, isMultiDay } from './event-days.ts';
import type { Instant, Moment } from '../model/common.ts';
import type { EventTime } from '../model/event.ts';

/** An event's days, and its hours if known: the part of its time that its phase depends on. */
export interface EventHours extends EventDays {
  starts: Instant | null;
  ends: Instant | null;
}

/** Where an event stands at some moment. */
export type Phase = 'upcoming' | 'today' | 'now' | 'over';

/** The days and the known hours of an event. */
export function hoursOf({ start, end, firstDay, lastDay }: EventTime): EventHours {
  return {
    firstDay,
    lastDay,
    starts: start.time === null ? null : start.instant,
    ends: end?.time == null ? null : end.instant,
  };
}

/**
 * Where the event stands at the visitor's now. "now" only if it is certain: between the first and the last day, or
 * between a known start and a known end. A one-day event without a known end is "today" until its day is over.
 * @param now the visitor's now in the festival's time zone, see `momentAt`.
 */
export function phaseOf(hours: EventHours, now: Moment): Phase {
  const { firstDay, starts, ends } = hours;
  if (isOver(hours, now)) return 'over';
  const hasStarted = starts === null ? now.day >= firstDay : now.instant >= starts;
  if (!hasStarted) return now.day === firstDay ? 'today' : 'upcoming';
  const isSure = isMultiDay(hours) || (starts !== null && ends !== null);
  return isSure ? 'now' : 'today';
}

function isOver({ ends, lastDay }: EventHours, now: Moment): boolean {
  return ends !== null ? now.instant >= ends : now.day > lastDay;
}
