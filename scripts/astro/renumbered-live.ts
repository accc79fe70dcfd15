import { readSnapshot, SnapshotError } from '../../src/content/snapshot.ts';
import type { Renumbered } from '../../src/domain/model/snapshot.ts';
import type { Environment } from '../../src/site/environment.ts';
import { snapshotFolder } from '../../src/site/snapshot-folder.ts';

/** What browsers need to know of records that the back end has numbered anew: to register, and to show what it finds. */
export function renumberedLive(environment: Environment): Pick<Renumbered, 'events' | 'persons'> {
  try {
    const { events = {}, persons = {} } = readSnapshot(snapshotFolder(environment)).manifest.renumbered ?? {};
    return { events, persons };
  } catch (error) {
    // Without a snapshot nothing is built: the loader of the collections says so.
    if (error instanceof SnapshotError) return {};
    throw error;
  }
}
