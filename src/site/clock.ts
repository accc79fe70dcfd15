import type { Instant, Moment } from '../domain/model/common.ts';
import { momentAt } from '../domain/moments.ts';
import { timeZone } from './time-zone.ts';

/**
 * The clock of a page. With "now" pinned it starts there when the page loads and runs on, so that a preview lives as
 * the festival will.
 */
export function clockFrom(now: Instant | null): () => Date {
  if (now === null) return () => new Date();
  const offset = Date.parse(now) - Date.now();
  return () => new Date(Date.now() + offset);
}

/** Day and wall time of an instant where the festival is. */
export function festivalMoment(instant: Date): Moment {
  return momentAt(instant, timeZone);
}
