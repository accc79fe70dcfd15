import { festivalCollections } from '../../../src/content/collections.ts';
import type { Festival, SnapshotManifest } from '../../../src/domain/model/festival.ts';

/** The number of records in each list of a festival. */
export function countsOf(festival: Festival): SnapshotManifest['counts'] {
  const counts = Object.fromEntries(festivalCollections.map((name) => [name, festival[name].length]));
  return counts as SnapshotManifest['counts'];
}
