import type { Day } from '../../model/common.ts';
import type { EventTime } from '../../model/event.ts';
import { daysFrom } from '../../time/days.ts';
import { daySpan } from '../../time/zone-clock.ts';
import { isOpenOn, type Openness } from './openness.ts';

/** Those of its days on which what has opening hours can be visited, or may be, in order; none where they are not known. */
export function openDaysOf(
  openness: Openness | null,
  { firstDay: first, lastDay: last }: EventTime,
  timeZone: string,
): Day[] {
  if (openness?.kind !== 'open') return [];
  return daysFrom({ first, last }).filter((day) => isOpenOn(openness, daySpan(day, timeZone), 0));
}
