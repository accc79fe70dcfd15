import { isMultiDay } from './event-days.ts';
import type { Instant } from '../model/common.ts';
import type { EventTime } from '../model/event.ts';
import { endOfDay, startOfDay } from '../time/moments.ts';

/** When each phase of an event begins; a phase lasts until a later one begins. */
export interface PhaseStarts {
  today: Instant;
  /** Null where it is never certain that the event is on. */
  now: Instant | null;
  over: Instant;
}

/** The instants of the hours that are known. */
export function hoursOf({ start, end }: EventTime): { starts: Instant | null; ends: Instant | null } {
  return {
    starts: start.time === null ? null : start.instant,
    ends: end?.time == null ? null : end.instant,
  };
}

/**
 * When an event comes to be today, on now and over. It is on now only if that is certain: between the first and the last
 * day, or between a known start and a known end. A one-day event without a known end is "today" until its day is over. For
 * the build: browsers compare these instants with the visitor's now (**Visitor's now**), and need no time zone.
 * @param timeZone IANA name.
 */
export function phaseStartsOf(time: EventTime, timeZone: string): PhaseStarts {
  const { starts, ends } = hoursOf(time);
  const today = startOfDay(time.firstDay, timeZone);
  const isCertain = isMultiDay(time) || (starts !== null && ends !== null);
  return {
    today,
    now: isCertain ? (starts ?? today) : null,
    over: ends ?? endOfDay(time.lastDay, timeZone),
  };
}
