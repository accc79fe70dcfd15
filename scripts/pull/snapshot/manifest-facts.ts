import { digestOf } from '../../../src/content/digest.ts';
import { currentLists, type Snapshot } from '../../../src/content/snapshot.ts';
import { recordDate } from '../../../src/domain/programme/changes.ts';
import type { Id, Instant } from '../../../src/domain/model/core.ts';
import type { Festival } from '../../../src/domain/model/festival.ts';
import type { RecordDates, SnapshotManifest } from '../../../src/domain/model/snapshot.ts';
import { withAllRecords } from '../read/withdrawn.ts';

type Kind = keyof RecordDates;

/** Returns the digest of everything that a site is built from. */
export function snapshotDigest(
  { festival, media, quarantine }: Pick<Snapshot, 'festival' | 'media' | 'quarantine'>,
  { renumbered, sealedAt }: Pick<SnapshotManifest, 'renumbered' | 'sealedAt'>,
): string {
  return digestOf([festival, media, quarantine, renumbered, ...Object.entries(sealedAt)]);
}

/**
 * Keeps the date of each unchanged record, so that its citation, and with it its page, changes only when the record
 * does. @param before the previous snapshot; null for the first pull.
 */
export function recordDates(
  festival: Festival,
  before: Pick<Snapshot, 'festival' | 'manifest'> | null,
  pulledAt: Instant,
): RecordDates {
  const datesOf = (kind: Kind): Record<Id, Instant> => {
    const earlier = new Map(
      before && recordsOf(before.festival, kind).map((record) => [record.id, digestOf(record)]),
    );
    return Object.fromEntries(
      recordsOf(festival, kind).map((record) => {
        const isSame = before !== null && earlier.get(record.id) === digestOf(record);
        return [record.id, isSame ? recordDate(before.manifest, kind, record.id) : pulledAt];
      }),
    );
  };
  return { edition: datesOf('edition'), event: datesOf('event'), person: datesOf('person') };
}

const recordsOf = (festival: Festival, kind: Kind): readonly { id: Id }[] =>
  withAllRecords(festival)[`${kind}s`];

export function countsOf(festival: Festival): SnapshotManifest['counts'] {
  const counts = Object.fromEntries(currentLists.map((name) => [name, festival[name].length]));
  return counts as SnapshotManifest['counts'];
}
