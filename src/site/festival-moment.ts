import type { Moment } from '../domain/model/core.ts';
import { momentAt } from '../domain/time/zone-clock.ts';
import { timeZone } from './time-zone.ts';

/** Returns the day and wall time of an instant in the festival's time zone. */
export function festivalMoment(instant: Date): Moment {
  return momentAt(instant, timeZone);
}
