import type { Day, EventTime, FestivalEvent } from '../../model/core.ts';
import { daysOf, isMultiDay } from '../event-days.ts';
import { daySpan } from '../../time/zone-clock.ts';
import { isOpenOn, type Openness } from './openness.ts';

// Apart from `openness-of-event.ts`, which reads opening hours: the script that saves calendars does not.

/** Those of its days on which what has opening hours can be visited, or may be, in order; none where they are not known. */
export function openDaysOf(openness: Openness | null, time: EventTime, timeZone: string): Day[] {
  if (openness?.kind !== 'open') return [];
  return daysOf(time).filter((day) => isOpenOn(openness, daySpan(day, timeZone), 0));
}

/**
 * Those of the days of an event of several on which it is closed, by its hours or its closures (**Closed that day**), in
 * order. Between its parts it may be open: a walk that is guided on some days is there on all.
 */
export function closedDaysOf(
  openness: Openness | null,
  { time, closures }: Pick<FestivalEvent, 'time' | 'closures'>,
  timeZone: string,
): Day[] {
  if (!openness || openness.status || !time || !isMultiDay(time)) return [];
  const open = new Set(openDaysOf(openness, time, timeZone));
  return daysOf(time).filter((day) => (openness.kind === 'open' ? !open.has(day) : closures.includes(day)));
}
