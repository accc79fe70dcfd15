import type { Id, Instant, Moment, FestivalEvent } from '../model/core.ts';
import { later } from '../time/days.ts';
import { momentAt } from '../time/zone-clock.ts';
import type { Change, SnapshotManifest, RecordDates } from '../model/snapshot.ts';

type Dates = Pick<SnapshotManifest, 'recordDates' | 'pulledAt'>;

/**
 * Returns when an event was first to begin (**Status**): from the back end, otherwise from earlier pulls. Null if it
 * never moved, or if its day is the same again.
 * @param timeZone IANA name.
 */
export function previousStartOf(
  { id, time, previousStart }: Pick<FestivalEvent, 'id' | 'time' | 'previousStart'>,
  changes: readonly Pick<Change, 'entity' | 'kind' | 'id' | 'before'>[],
  timeZone: string,
): Moment | null {
  const seen = changes.find(
    (change) =>
      change.entity === 'event' && change.kind === 'moved' && change.id === id && change.before?.starts,
  )?.before?.starts;
  const first = previousStart ?? (seen ? momentAt(new Date(seen), timeZone) : null);
  return first?.day === time?.firstDay ? null : first;
}

/**
 * Returns when a pull last found a change of an edition, an event or a person (**Data as of**). Pulls that find nothing
 * new do not count: they would only change a date on every page.
 */
export function lastChange(data: { manifest: Dates; changes: readonly Pick<Change, 'pulledAt'>[] }): Instant {
  const { recordDates, pulledAt } = data.manifest;
  const records = Object.values(recordDates).flatMap((dates) => Object.values(dates));
  return [...records, ...data.changes.map((change) => change.pulledAt)].reduce(later, '') || pulledAt;
}

/** Changes of an event that matter to visitors who plan to come. */
const NEWS = ['moved', 'cancelled', 'postponed', 'resumed'] as const;
type News = (typeof NEWS)[number];

const isNews = (change: Change): change is Change & { kind: News } =>
  change.entity === 'event' && NEWS.some((kind) => kind === change.kind);

/** Maximum number of changes on the page of changes, and in its feed. Older ones are no longer news, and stay in the snapshot only. */
const CHANGES_SHOWN = 120;

/** Returns the changes that visitors are shown: the latest ones of events. @param changes the record, latest last. */
export const changesShown = (changes: readonly Change[]): Change[] =>
  changes.filter(({ entity }) => entity === 'event').slice(-CHANGES_SHOWN);

/** The latest news of an event; undefined if there is none. @param changes the record of changes, latest last. */
export function latestNewsOf(id: Id, changes: readonly Change[]): (Change & { kind: News }) | undefined {
  return changes.filter(isNews).findLast((change) => change.id === id);
}

/** Returns when the record was first pulled in its present state; if unknown, when the whole snapshot was pulled. */
export function recordDate({ recordDates, pulledAt }: Dates, kind: keyof RecordDates, id: Id): Instant {
  return recordDates[kind][id] ?? pulledAt;
}
