import { createHash } from 'node:crypto';
import type { Environment } from '../../../src/site/environment.ts';
import { dayOf } from '../../../src/domain/time/zone-clock.ts';
import { sourcesDigest } from '../../astro/sources.ts';

/**
 * Hash of everything a build depends on. The festival's day is part of it, since pages also state what was over or still to come
 * when they were built (**Visitor's now**).
 */
export function fingerprint(environment: Environment, snapshotDigest: string, today: Date): string {
  const day = dayOf(today, environment.TIME_ZONE);
  const parts = [environment, snapshotDigest, process.version, day, sourcesDigest()];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
