import { integerOf, textOf, type Row } from './row.ts';
import { CONTENT_VERSION } from './content-version.ts';
import type { DatabaseSync } from 'node:sqlite';
import type { Collection } from '../festival/project-documents.ts';
import type { Id } from '../demo/types.ts';

/** What a list of events is narrowed by; null does not narrow. Days are `yyyy-MM-dd` in Tunis. */
export interface EventFilters {
  edition: Id | null;
  type: Id | null;
  activityType: Id | null;
  person: Id | null;
  hasParent: boolean | null;
  startsOn: string | null;
  runsOn: string | null;
}

/** The festival's answers: every body is JSON text, ready to send. */
export interface FestivalRepository {
  /** Changes whenever any answer does. */
  version: () => string;
  list(collection: Collection): string[];
  document(collection: Collection, id: Id): string | null;
  editionsOfYear(year: number): string[];
  events(filters: EventFilters): string[];
  event(id: Id): string | null;
  /** The event is shown and takes registrations. */
  takesRegistration(id: Id): boolean;
}

const EVENTS = `
  SELECT body FROM event
  WHERE ($edition IS NULL OR edition = $edition)
    AND ($type IS NULL OR type = $type)
    AND ($startsOn IS NULL OR starts_on = $startsOn)
    AND ($runsOn IS NULL OR (starts_on <= $runsOn AND ends_on >= $runsOn))
    AND ($hasParent IS NULL OR (parent IS NOT NULL) = $hasParent)
    AND ($activityType IS NULL OR EXISTS (
      SELECT 1 FROM event_activity_type WHERE event = event.id AND activity_type = $activityType))
    AND ($person IS NULL OR EXISTS (
      SELECT 1 FROM event_person WHERE event = event.id AND person = $person))
  ORDER BY position`;

const bodyOf = (row: Row): string => textOf(row, 'body');

export function createFestivalRepository(sqlite: DatabaseSync): FestivalRepository {
  const version = sqlite.prepare('SELECT value FROM meta WHERE name = ?');
  const list = sqlite.prepare('SELECT body FROM document WHERE collection = ? ORDER BY position');
  const document = sqlite.prepare('SELECT body FROM document WHERE collection = ? AND id = ?');
  const year = sqlite.prepare(
    "SELECT body FROM document WHERE collection = 'editions' AND year = ? ORDER BY position",
  );
  const events = sqlite.prepare(EVENTS);
  const event = sqlite.prepare('SELECT body FROM event WHERE id = ?');
  const registration = sqlite.prepare('SELECT takes_registration FROM event WHERE id = ?');

  const optionalBody = (row: Row | undefined): string | null => (row ? bodyOf(row) : null);
  return {
    version: () => textOf(version.get(CONTENT_VERSION) ?? {}, 'value'),
    list: (collection) => list.all(collection).map(bodyOf),
    document: (collection, id) => optionalBody(document.get(collection, id)),
    editionsOfYear: (annee) => year.all(annee).map(bodyOf),
    events: ({ hasParent, ...filters }) =>
      events.all({ ...filters, hasParent: hasParent === null ? null : Number(hasParent) }).map(bodyOf),
    event: (id) => optionalBody(event.get(id)),
    takesRegistration: (id) => {
      const row = registration.get(id);
      return row !== undefined && integerOf(row, 'takes_registration') === 1;
    },
  };
}
