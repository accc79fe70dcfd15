import { stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { CURRENT_FILE } from '../../../src/content/snapshot.ts';
import type { Instant } from '../../../src/domain/model/core.ts';

/**
 * Records that the back end still holds what the current snapshot does, as the modification time of the pointer file: a
 * pull without changes rewrites nothing, and a festival unchanged for months is not reported as months old.
 * @param now milliseconds since the epoch.
 */
export async function markConfirmed(folder: string, now: number): Promise<void> {
  await utimes(join(folder, CURRENT_FILE), now / 1000, now / 1000);
}

/** When the snapshot was last confirmed. */
export async function confirmedAt(folder: string): Promise<Instant> {
  return (await stat(join(folder, CURRENT_FILE))).mtime.toISOString();
}
