import type { Day, EventTime, FestivalEvent } from '../../model/core.ts';
import { daysOf, isMultiDay } from '../event-days.ts';
import { daySpan } from '../../time/zone-clock.ts';
import { isOpenOn, type Openness } from './openness.ts';

// Separate from `openness-of-event.ts`: the script that saves calendars does not need to read opening hours.

/** Returns the days on which an event with opening hours is or may be open, in order; none if its hours are unknown. */
export function openDaysOf(openness: Openness | null, time: EventTime, timeZone: string): Day[] {
  if (openness?.kind !== 'open') return [];
  return daysOf(time).filter((day) => isOpenOn(openness, daySpan(day, timeZone), 0));
}

/**
 * Returns the days on which an event of several days is closed, by its hours or its closures (**Closed that day**), in
 * order. Days between its parts do not count as closed: a walk that is guided on some days can be visited on all.
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
