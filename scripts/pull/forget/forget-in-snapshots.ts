import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { mediaName } from '../../../src/content/media-urls.ts';
import type { Snapshot } from '../../../src/content/snapshot.ts';
import type { MediaIndex } from '../../../src/domain/model/snapshot.ts';
import { readHttpCache, writeHttpCache } from '../media/http-cache.ts';
import type { PullOptions } from '../options.ts';
import { confirmedAt, markConfirmed, removeEarlier, writeSnapshot } from '../snapshot/write-snapshot.ts';
import type { ForgottenIds } from './forgotten.ts';
import { snapshotWithout } from './without-forgotten.ts';

type Folders = Pick<PullOptions, 'snapshots' | 'media'>;

/**
 * Replaces the last snapshot by one without the forgotten records, if it contains any, and removes earlier snapshots,
 * also those that a killed pull has left, and the files that only those records show.
 * @returns the snapshot to continue from.
 */
export async function forgetInSnapshots(before: Snapshot, ids: ForgottenIds, { snapshots, media }: Folders) {
  const after = snapshotWithout(before, ids);
  // The digest is not compared, since it depends on the order in which the lists were put together.
  const { digest } = before.manifest;
  if (isDeepStrictEqual({ ...after, manifest: { ...after.manifest, digest } }, before)) {
    await removeEarlier(snapshots);
    return before;
  }
  const confirmed = await confirmedAt(snapshots);
  // The files first: once the snapshot is written, no later pull would know which files an interrupted one has left.
  await removeFiles(before.media, after.media, { snapshots, media });
  await writeSnapshot(snapshots, after, { retained: 1 });
  await markConfirmed(snapshots, Date.parse(confirmed));
  return after;
}

async function removeFiles(before: MediaIndex, after: MediaIndex, folders: Folders): Promise<void> {
  const names = new Set(Object.values(before).map(mediaName));
  for (const file of Object.values(after)) names.delete(mediaName(file));
  for (const name of names) await rm(join(folders.media, name), { force: true });
  const cache = await readHttpCache(folders.snapshots);
  // Compared by file too: a sealed edition has a file under another address than the one it was downloaded from.
  for (const [url, { file }] of cache) {
    if (names.has(mediaName(file)) || (url in before && !(url in after))) cache.delete(url);
  }
  await writeHttpCache(folders.snapshots, cache);
}
