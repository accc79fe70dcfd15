import type { Instant, Moment } from '../model/common.ts';
import { endOfDay } from '../time/moments.ts';

/**
 * Until when a vernissage is to come (**Vernissage first**): its hour or, while that is not known, the end of its day in
 * the festival's time zone. Null for one that is past.
 * @param now the visitor's now, or that of the build.
 */
export function vernissageToCome(
  { day, time, instant }: Moment,
  now: Moment,
  timeZone: string,
): Instant | null {
  const until = time === null ? endOfDay(day, timeZone) : instant;
  return until > now.instant ? until : null;
}
