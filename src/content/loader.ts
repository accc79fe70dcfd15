import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Loader } from 'astro/loaders';
import { environment } from '../site/build-environment.ts';
import { snapshotFolder } from '../site/snapshot-folder.ts';
import {
  type festivalCollections,
  type SnapshotRecord,
  CURRENT_FILE,
  readSnapshot,
  type Snapshot,
} from './snapshot.ts';

/** Forgotten once all collections are loaded: a build goes on for minutes, and needs the memory. */
let last: { named: string; snapshot: WeakRef<Snapshot> } | undefined;

/** Reads once for all collections, so that they come from the same snapshot; anew when another is the current one. */
function currentSnapshot(): Snapshot {
  const folder = snapshotFolder(environment);
  const pointer = join(folder, CURRENT_FILE);
  const named = existsSync(pointer) ? readFileSync(pointer, 'utf8') : '';
  const known = last?.named === named ? last.snapshot.deref() : undefined;
  const snapshot = known ?? readSnapshot(folder);
  last = { named, snapshot: new WeakRef(snapshot) };
  return snapshot;
}

/**
 * Loads one list of the snapshot. Unlike Astro's `file()` it throws if the snapshot is missing or malformed.
 * Entries are keyed by their position in the list, which keeps the back end's order.
 */
export function listLoader(name: (typeof festivalCollections)[number]): Loader {
  return {
    name: `festival-${name}`,
    load({ store, generateDigest }) {
      const { festival } = currentSnapshot();
      store.clear();
      festival[name].forEach((record, index) => {
        const data = { ...record };
        store.set({ id: String(index).padStart(7, '0'), data, digest: generateDigest(data) });
      });
      return Promise.resolve();
    },
  };
}

/** Loads the entry that describes the snapshot as a whole. */
export function snapshotLoader(): Loader {
  return {
    name: 'festival-snapshot',
    load({ store }) {
      const { festival, manifest, media, changes } = currentSnapshot();
      store.clear();
      store.set({
        id: 'current',
        data: {
          manifest,
          media,
          withdrawn: festival.withdrawn,
          withdrawnEditions: festival.withdrawnEditions,
          withdrawnPersons: festival.withdrawnPersons,
          changes: changes.changes,
        } satisfies SnapshotRecord,
      });
      return Promise.resolve();
    },
  };
}
