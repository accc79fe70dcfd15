import type { Instant, Moment, FestivalEvent } from '../model/core.ts';
import { endOfDay } from '../time/moments.ts';

/**
 * Returns an upcoming vernissage, until its hour or, if that is unknown, until the end of its day in the festival's
 * time zone (**Vernissage first**). Null if it is past, or if there is none.
 * @param now the visitor's now, or the time of the build.
 */
export function upcomingVernissage(
  { vernissage }: Pick<FestivalEvent, 'vernissage'>,
  now: Moment,
  timeZone: string,
): (Pick<Moment, 'day' | 'time'> & { until: Instant }) | null {
  if (!vernissage) return null;
  const { day, time, instant } = vernissage;
  const until = time === null ? endOfDay(day, timeZone) : instant;
  return until > now.instant ? { day, time, until } : null;
}
