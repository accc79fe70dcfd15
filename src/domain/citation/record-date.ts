import type { Id, Instant } from '../model/common.ts';
import type { RecordDates, SnapshotManifest } from '../model/festival.ts';

/** When the record was first taken as it stands; of a snapshot that does not know, when the whole was. */
export function recordDate(
  { recordDates, pulledAt }: Pick<SnapshotManifest, 'recordDates' | 'pulledAt'>,
  kind: keyof RecordDates,
  id: Id,
): Instant {
  return recordDates?.[kind][id] ?? pulledAt;
}
