import type { Instant } from '../domain/model/core.ts';
import { toMoment } from '../domain/time/moments.ts';
import type { Environment } from './environment.ts';

/**
 * Instant of the environment's `NOW`, which without an offset is wall time of the festival; null for the real clock.
 * @throws Error if `NOW` is no date-time.
 */
export function pinnedNow({ NOW, TIME_ZONE }: Pick<Environment, 'NOW' | 'TIME_ZONE'>): Instant | null {
  if (NOW === undefined) return null;
  const moment = toMoment(NOW, TIME_ZONE);
  if (!moment) throw new Error(`NOW=${NOW} must be an ISO date-time, e.g. 2024-10-12T17:00`);
  return moment.instant;
}
