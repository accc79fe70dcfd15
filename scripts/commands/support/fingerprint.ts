import { createHash } from 'node:crypto';
import type { Environment } from '../../../src/site/environment.ts';
import { sourcesDigest } from '../../astro/sources.ts';

/**
 * Hash of everything a build depends on. The day is part of it, since pages also state what was over or still to come
 * when they were built (**Visitor's now**).
 */
export function fingerprint(environment: Environment, snapshotDigest: string, today: Date): string {
  const day = today.toISOString().slice(0, 10);
  const parts = [environment, snapshotDigest, process.version, day, sourcesDigest()];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
