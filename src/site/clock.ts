import type { Moment } from '../domain/model/common.ts';
import { momentAt, toMoment } from '../domain/moments.ts';
import { festival } from './festival.ts';

/** Instant of the environment's `NOW`: without an offset it is the festival's wall time. */
export function pinnedInstant(now: string): Date {
  const moment = toMoment(now, festival.timeZone);
  if (!moment) throw new Error(`NOW=${now} must be an ISO date-time, e.g. 2024-10-12T17:00`);
  return new Date(moment.instant);
}

/**
 * The clock of a page. With `NOW` pinned it starts there when the page loads and runs on, so that a preview lives as
 * the festival will.
 */
export function clockFrom(now: string | null): () => Date {
  if (now === null) return () => new Date();
  const offset = pinnedInstant(now).getTime() - Date.now();
  return () => new Date(Date.now() + offset);
}

/** Day and wall time of an instant where the festival is. */
export function festivalMoment(instant: Date): Moment {
  return momentAt(instant, festival.timeZone);
}
