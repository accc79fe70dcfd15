import type { Instant } from '../model/common.ts';
import type { SnapshotManifest } from '../model/festival.ts';

/**
 * When a pull last found an edition, an event or a person to be other than before (**Data as of**). Pulls that find
 * nothing new do not count: what they would change is a date on every page.
 */
export function lastChange(
  { recordDates, pulledAt }: Pick<SnapshotManifest, 'recordDates' | 'pulledAt'>,
  changes: readonly { pulledAt: Instant }[],
): Instant {
  const records = Object.values(recordDates ?? {}).flatMap((dates) => Object.values(dates));
  const latest = [...records, ...changes.map((change) => change.pulledAt)].reduce(
    (last, date) => (date > last ? date : last),
    '',
  );
  return latest || pulledAt;
}
