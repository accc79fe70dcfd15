import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { festivalCollections } from '../../../src/content/collections.ts';
import { POINTER, type Snapshot } from '../../../src/content/snapshot.ts';
import { jsonText, replaceFile, writeThrough } from './json-file.ts';

/** Snapshots kept, the current one among them: to look back, and for readers that are still reading. */
const KEPT = 3;
const STAGING = '.new-';

/**
 * Writes a snapshot so that a reader never sees half of one: all files into a folder nobody reads, the folder renamed,
 * then the pointer replaced. The pointer is a file and not a symbolic link, which Windows lets only administrators make
 * and which no file system there replaces atomically. @returns the snapshot's name.
 */
export async function writeSnapshot(folder: string, snapshot: Snapshot): Promise<string> {
  const { manifest, festival, media, quarantine, changes } = snapshot;
  const name = `${manifest.pulledAt.replace(/[^\dTZ]/g, '')}-${manifest.digest.slice(0, 8)}`;
  const staging = join(folder, `${STAGING}${process.pid}`);
  await rm(staging, { recursive: true, force: true });
  await mkdir(staging, { recursive: true });
  try {
    const lists = festivalCollections.map((collection) => [collection, festival[collection]] as const);
    for (const [file, value] of [
      ...lists,
      ['media', media] as const,
      ['quarantine', quarantine] as const,
      ['changes', changes] as const,
      ['manifest', manifest] as const,
    ]) {
      await writeThrough(join(staging, `${file}.json`), jsonText(value));
    }
    await rm(join(folder, name), { recursive: true, force: true });
    await rename(staging, join(folder, name));
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    throw error;
  }
  await replaceFile(join(folder, POINTER), jsonText({ snapshot: name }));
  await letGoOfOld(folder, name);
  return name;
}

/** Names start with their time, so that their order is their age. What a pull that was cut off left behind goes too. */
async function letGoOfOld(folder: string, current: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true });
  const older = entries
    .filter((entry) => entry.isDirectory() && /^\d{8}T\d+Z-/.test(entry.name) && entry.name !== current)
    .map((entry) => entry.name)
    .sort()
    .reverse();
  const abandoned = entries.map((entry) => entry.name).filter(isAbandoned);
  for (const name of [...older.slice(KEPT - 1), ...abandoned])
    await rm(join(folder, name), { recursive: true, force: true });
}

/** A folder in the making whose maker is gone. Another pull that is under way keeps its own. */
function isAbandoned(name: string): boolean {
  if (!name.startsWith(STAGING)) return false;
  try {
    process.kill(Number(name.slice(STAGING.length)), 0);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}
