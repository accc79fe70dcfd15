import { currentLists } from '../../../src/content/snapshot.ts';
import type { Festival } from '../../../src/domain/model/festival.ts';
import type { SnapshotManifest } from '../../../src/domain/model/snapshot.ts';

export function countsOf(festival: Festival): SnapshotManifest['counts'] {
  const counts = Object.fromEntries(currentLists.map((name) => [name, festival[name].length]));
  return counts as SnapshotManifest['counts'];
}
