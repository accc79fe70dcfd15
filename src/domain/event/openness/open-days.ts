import type { Day, EventTime } from '../../model/core.ts';
import { daysFrom } from '../../time/days.ts';
import { daySpan } from '../../time/zone-clock.ts';
import { isOpenOn, type Openness } from './openness.ts';

// Apart from `openness-of-event.ts`, which reads opening hours: the script that saves calendars does not.

/** Those of its days on which what has opening hours can be visited, or may be, in order; none where they are not known. */
export function openDaysOf(
  openness: Openness | null,
  { firstDay: first, lastDay: last }: EventTime,
  timeZone: string,
): Day[] {
  if (openness?.kind !== 'open') return [];
  return daysFrom({ first, last }).filter((day) => isOpenOn(openness, daySpan(day, timeZone), 0));
}
