import { stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { CURRENT_FILE } from '../../../src/content/snapshot.ts';
import type { Instant } from '../../../src/domain/model/common.ts';

/**
 * Notes that the back end holds what the current snapshot does. The time of the pointer file says it, so that a pull
 * that finds nothing new rewrites nothing and a festival unchanged for months is not called months old.
 * @param now milliseconds since the epoch.
 */
export async function confirm(folder: string, now: number): Promise<void> {
  await utimes(join(folder, CURRENT_FILE), now / 1000, now / 1000);
}

/** When that was last noted. */
export async function confirmedAt(folder: string): Promise<Instant> {
  return (await stat(join(folder, CURRENT_FILE))).mtime.toISOString();
}
