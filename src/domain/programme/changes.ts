import { endOfEvent } from '../event/event-days.ts';
import { isWithdrawn, takesPlace } from '../event/event-status.ts';
import { memoised } from '../memoised.ts';
import type { Id, Instant, Lang, Moment, FestivalEvent } from '../model/core.ts';
import { plainText } from '../text/localise.ts';
import { later } from '../time/days.ts';
import { endOfDay } from '../time/moments.ts';
import { momentAt } from '../time/zone-clock.ts';
import type { Change, SnapshotManifest, RecordDates } from '../model/snapshot.ts';

type Dates = Pick<SnapshotManifest, 'recordDates' | 'pulledAt'>;
type Changes = readonly Pick<Change, 'entity' | 'kind' | 'id' | 'before'>[];

/** Returns the moves of each event, found once, since an event is in some twenty lists. */
const movesIn = memoised((changes: Changes) => {
  const moves = changes.filter(({ entity, kind }) => entity === 'event' && kind === 'moved');
  return Map.groupBy(moves, ({ id }) => id);
});

/** Returns when and where an event was before each of its moves. */
const beforeMoves = (id: Id, changes: Changes) =>
  (movesIn(changes).get(id) ?? []).flatMap(({ before }) => before ?? []);

/**
 * Returns when an event was first to begin (**Status**): from the back end, otherwise from earlier pulls. Null if it
 * never moved, or if its day is the same again.
 * @param timeZone IANA name.
 */
export function previousStartOf(
  { id, time, previousStart }: Pick<FestivalEvent, 'id' | 'time' | 'previousStart'>,
  changes: Changes,
  timeZone: string,
): Moment | null {
  const seen = beforeMoves(id, changes).find(({ starts }) => starts)?.starts;
  const first = previousStart ?? (seen ? momentAt(new Date(seen), timeZone) : null);
  return first?.day === time?.firstDay ? null : first;
}

/**
 * Returns the day, hour or place for which an event was first announced, as far as they differ (**Status**), and until
 * when that matters: until both that day and the event are over. Null if they do not differ, and for an event that is
 * withdrawn, cancelled or postponed, which says more.
 */
export function movedFrom(event: FestivalEvent, changes: Changes, clock: { now: Moment; timeZone: string }) {
  if (isWithdrawn(event) || !takesPlace(event)) return null;
  const { time, placeId } = event;
  const { now, timeZone } = clock;
  const earlier = beforeMoves(event.id, changes);
  const former = previousStartOf(event, changes, timeZone);
  const recorded = earlier.flatMap(({ starts }) => (starts ? momentAt(new Date(starts), timeZone) : []));
  // The record of changes does not distinguish a day without an hour from its first instant.
  const sameDay = (event.previousStart ? [event.previousStart] : recorded).find(
    (moment) => moment.day === time?.firstDay && moment.time !== null && moment.time !== '00:00',
  );
  const otherHour = !former && time?.start.time != null && sameDay?.time !== time.start.time ? sameDay : null;
  const day = former?.day ?? otherHour?.day ?? null;
  const first = earlier.find((before) => before.placeId != null);
  const place = first && placeId !== null && first.placeId !== placeId ? (first.place ?? {}) : null;
  const until = later(day ? endOfDay(day, timeZone) : '', time ? endOfEvent(time, timeZone) : '');
  return (day ?? place) && until > now.instant ? { day, hour: otherHour?.time ?? null, place, until } : null;
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

/**
 * Returns the changes that the page of changes shows in a language, latest last: whatever says that the programme was
 * updated is about these. A change of title is told in the languages in which other words are shown: a translation is
 * no news elsewhere.
 */
export function changesToldIn(lang: Lang, changes: readonly Change[]): Change[] {
  return changesShown(changes).filter(
    ({ kind, before, title }) =>
      kind !== 'retitled' || !before?.title || plainText(before.title, lang) !== plainText(title, lang),
  );
}

/** The latest news of an event; undefined if there is none. @param changes the record of changes, latest last. */
export function latestNewsOf(id: Id, changes: readonly Change[]): (Change & { kind: News }) | undefined {
  return changes.filter(isNews).findLast((change) => change.id === id);
}

/**
 * Returns what a change is told as: a day, an hour or a place that was not known before is announced, not moved.
 * @param timeZone IANA name.
 */
export function toldAs(
  { kind, before, after }: Pick<Change, 'kind' | 'before' | 'after'>,
  timeZone: string,
): Change['kind'] | 'announced' {
  if (kind !== 'moved' || before?.starts === undefined || !after) return kind;
  const { starts, ends = null, placeId = null } = before;
  const isTimeKept = addsTo(starts, after.starts, timeZone) && addsTo(ends, after.ends, timeZone);
  return isTimeKept && (placeId === null || placeId === after.placeId) ? 'announced' : kind;
}

/** Whether a time only adds a day to none, or an hour to a day, which is recorded as its first instant. */
function addsTo(was: Instant | null, now: Instant | null, timeZone: string): boolean {
  if (was === null || was === now) return true;
  if (now === null) return false;
  const [before, after] = [momentAt(new Date(was), timeZone), momentAt(new Date(now), timeZone)];
  return before.time === '00:00' && before.day === after.day;
}

/** Returns when the record was first pulled in its present state; if unknown, when the whole snapshot was pulled. */
export function recordDate({ recordDates, pulledAt }: Dates, kind: keyof RecordDates, id: Id): Instant {
  return recordDates[kind][id] ?? pulledAt;
}
