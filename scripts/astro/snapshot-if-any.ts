import { readSnapshot, type Snapshot, SnapshotError } from '../../src/content/snapshot.ts';

/** The snapshot of a folder (`snapshotFolder` of `src/site`); null where there is none that this version can read. */
export function snapshotIfAny(folder: string): Snapshot | null {
  try {
    return readSnapshot(folder);
  } catch (error) {
    if (error instanceof SnapshotError) return null;
    throw error;
  }
}
