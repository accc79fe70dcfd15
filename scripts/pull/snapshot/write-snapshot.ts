import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { CURRENT_FILE, type Snapshot, snapshotIfAny, snapshotLists } from '../../../src/content/snapshot.ts';
import type { Instant } from '../../../src/domain/model/core.ts';
import { spelledPath } from '../../../src/site/snapshot-folder.ts';
import { ifMissing } from '../../files/error-code.ts';
import { jsonText, replaceFile, writeThrough } from '../../files/replace-file.ts';
import { intoPlace, sweepAbandoned } from '../../files/staging.ts';

/** Number of snapshots kept, including the current one: to look back, and for readers that are still reading. */
const RETAINED = 3;
const NAME = /^\d{8}T\d+Z-[0-9a-f]{8}$/;

interface Pointer {
  snapshot: string;
  /** Number of snapshots to keep; absent in pointers of earlier versions. */
  retained?: number;
}

/**
 * Writes a snapshot so that a reader never sees half of one: writes all files to a folder nobody reads, renames it,
 * then replaces the pointer. The pointer is a file and not a symbolic link, which Windows lets only administrators
 * create and which no file system there replaces atomically.
 * @param retained number of snapshots to keep, including this one.
 */
export async function writeSnapshot(folder: string, snapshot: Snapshot, { retained = RETAINED } = {}) {
  const { manifest, festival, media, quarantine, changes } = snapshot;
  const name = `${manifest.pulledAt.replace(/[^\dTZ]/g, '')}-${manifest.digest.slice(0, 8)}`;
  await intoPlace(join(folder, name), async (staging) => {
    await mkdir(staging, { recursive: true });
    const lists = Object.fromEntries(snapshotLists.map((list) => [list, festival[list]]));
    for (const [file, value] of Object.entries({ ...lists, media, quarantine, changes, manifest }))
      await writeThrough(join(staging, `${file}.json`), jsonText(value));
    await rm(join(folder, name), { recursive: true, force: true });
  });
  await replaceFile(join(folder, CURRENT_FILE), jsonText({ snapshot: name, retained }));
  await removeEarlier(folder);
  await sweepAbandoned(folder, Date.now());
}

/**
 * Removes the snapshots that the pointer does not retain: a pull that was killed may have left them. Their names start
 * with the time, so that their order is that of their age.
 */
export async function removeEarlier(folder: string): Promise<void> {
  const pointer = await readFile(join(folder, CURRENT_FILE), 'utf8');
  const { snapshot: current, retained = RETAINED } = JSON.parse(pointer) as Pointer;
  const entries = await readdir(folder, { withFileTypes: true });
  const older = entries
    .filter((entry) => entry.isDirectory() && NAME.test(entry.name) && entry.name !== current)
    .map((entry) => entry.name)
    .sort()
    .reverse();
  for (const name of older.slice(retained - 1))
    await rm(join(folder, name), { recursive: true, force: true });
}

/**
 * Records that the back end still has the content of the current snapshot, as the modification time of the pointer
 * file: a pull without changes rewrites nothing, and a festival unchanged for months is not reported as months old.
 * @param now milliseconds since the epoch.
 */
export async function markConfirmed(folder: string, now: number): Promise<void> {
  await utimes(join(folder, CURRENT_FILE), now / 1000, now / 1000);
}

/**
 * Takes over the snapshots that an earlier version has left in a folder of another name, where no later pull would remove
 * forgotten records from them. The name stood for several paths: the festival whose separators it spells keeps the folder.
 * @param origin the back end, whose snapshots alone are taken; null for a festival in a folder.
 */
export async function takeOver(former: string | null, folder: string, origin: string | null): Promise<void> {
  if (former === null || existsSync(folder) || existsSync(spelledPath(basename(former)))) return;
  if (origin !== null && snapshotIfAny(former)?.manifest.source !== origin) return;
  await rename(former, folder).catch(ifMissing(undefined));
}

/** Returns the time at which the snapshot was last confirmed. */
export async function confirmedAt(folder: string): Promise<Instant> {
  return (await stat(join(folder, CURRENT_FILE))).mtime.toISOString();
}
