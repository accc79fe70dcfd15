import type { Id, Instant, Moment, FestivalEvent } from '../model/core.ts';
import { later } from '../time/days.ts';
import { momentAt } from '../time/zone-clock.ts';
import type { Change, SnapshotManifest, RecordDates } from '../model/snapshot.ts';

type Dates = Pick<SnapshotManifest, 'recordDates' | 'pulledAt'>;

/**
 * When an event was to begin before it was given its present date, or before its date became unknown again: what the
 * back end says, else what pulls have seen. Null for one that never moved, or whose day is the same again.
 * @param timeZone IANA name.
 */
export function previousStartOf(
  { id, time, previousStart }: Pick<FestivalEvent, 'id' | 'time' | 'previousStart'>,
  changes: readonly Pick<Change, 'entity' | 'kind' | 'id' | 'before'>[],
  timeZone: string,
): Moment | null {
  const moves = changes.filter(
    (change) => change.entity === 'event' && change.kind === 'moved' && change.id === id,
  );
  const seen = moves.flatMap(({ before }) =>
    before?.starts ? momentAt(new Date(before.starts), timeZone) : [],
  );
  const isAnother = ({ day }: Moment): boolean => day !== time?.firstDay;
  // A later move may have been to another place alone.
  return (previousStart ? [previousStart] : seen).findLast(isAnother) ?? null;
}

/**
 * When a pull last found an edition, an event or a person to be other than before (**Data as of**). Pulls that find
 * nothing new do not count: what they would change is a date on every page.
 */
export function lastChange({
  manifest: { recordDates, pulledAt },
  changes,
}: {
  manifest: Dates;
  changes: readonly Pick<Change, 'pulledAt'>[];
}): Instant {
  const records = Object.values(recordDates ?? {}).flatMap((dates) => Object.values(dates));
  return [...records, ...changes.map((change) => change.pulledAt)].reduce(later, '') || pulledAt;
}

/** A change of an event that matters to visitors who mean to come. */
const NEWS = ['moved', 'cancelled', 'postponed', 'resumed'] as const;
type News = (typeof NEWS)[number];

const isNews = (change: Change): change is Change & { kind: News } =>
  change.entity === 'event' && NEWS.some((kind) => kind === change.kind);

/** The latest news of an event; undefined if there is none. @param changes the record of changes, latest last. */
export function latestNewsOf(id: Id, changes: readonly Change[]): (Change & { kind: News }) | undefined {
  return changes.filter(isNews).findLast((change) => change.id === id);
}

/** When the record was first taken as it stands; of a snapshot that does not know, when the whole was. */
export function recordDate({ recordDates, pulledAt }: Dates, kind: keyof RecordDates, id: Id): Instant {
  return recordDates?.[kind][id] ?? pulledAt;
}
