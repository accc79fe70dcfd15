import type { Moment } from '../domain/model/core.ts';
import { momentAt } from '../domain/time/zone-clock.ts';
import { timeZone } from './time-zone.ts';

/** Day and wall time of an instant where the festival is. */
export function festivalMoment(instant: Date): Moment {
  return momentAt(instant, timeZone);
}
