import { readSnapshot, type Snapshot, SnapshotError } from '../../src/content/snapshot.ts';
import type { Environment } from '../../src/site/environment.ts';
import { snapshotFolder } from '../../src/site/snapshot-folder.ts';

/** The snapshot of an environment; null where none can be read. Nothing is built then: the loader of the collections says so. */
export function snapshotIfAny(environment: Environment): Snapshot | null {
  try {
    return readSnapshot(snapshotFolder(environment));
  } catch (error) {
    if (error instanceof SnapshotError) return null;
    throw error;
  }
}
