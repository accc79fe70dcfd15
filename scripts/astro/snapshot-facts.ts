import { readSnapshot, type Snapshot, SnapshotError } from '../../src/content/snapshot.ts';
import type { Renumbered } from '../../src/domain/model/snapshot.ts';
import type { Environment } from '../../src/site/environment.ts';
import { snapshotFolder } from '../../src/site/snapshot-folder.ts';

/** What a build is configured by. Without a snapshot nothing is built: the loader of the collections says so. */

/** The snapshot of a folder (`snapshotFolder` of `src/site`); null where there is none that this version can read. */
export function snapshotIfAny(folder: string): Snapshot | null {
  try {
    return readSnapshot(folder);
  } catch (error) {
    if (error instanceof SnapshotError) return null;
    throw error;
  }
}

/** Letters and signs that the festival's texts have; Arabic has a face of its own. */
export function festivalLetters(environment: Environment): string {
  const festival = snapshotIfAny(snapshotFolder(environment))?.festival ?? '';
  return Array.from(new Set(JSON.stringify(festival)))
    .filter((letter) => /[^\s\p{C}\p{Script=Arabic}]/u.test(letter))
    .toSorted()
    .join('');
}

/** What browsers need to know of records that the back end has numbered anew: to register, and to show what it finds. */
export function renumberedLive(environment: Environment): Pick<Renumbered, 'events' | 'persons'> {
  const manifest = snapshotIfAny(snapshotFolder(environment))?.manifest;
  const { events = {}, persons = {} } = manifest?.renumbered ?? {};
  return { events, persons };
}
