import { AVAILABILITY_VERSION } from './availability.ts';
import { query } from './query.ts';
import type { DatabaseSync } from 'node:sqlite';
import type { Collection } from '../festival/project-documents.ts';
import type { Id } from '../festival/records/programme.ts';
import type { EventFilters } from '../validation/query.ts';

/** Name, in `meta`, of the hash of the festival's content. */
export const CONTENT_VERSION = 'content_version';

/** The facts that decide whether an event can still be registered for. */
export interface RegistrationTerms {
  /** Wall time from which the event is over, `yyyy-MM-ddTHH:mm:ss`; null if it has no date. */
  overAt: string | null;
  /** Status set by the organisers: `annule`, `reporte` or `complet`; null if the event is as planned. */
  status: string | null;
  isFull: boolean;
}

const EVENTS = `
  SELECT body FROM event
  WHERE ($edition IS NULL OR edition = $edition)
    AND ($type IS NULL OR type = $type)
    AND ($date_debut IS NULL OR starts_on = $date_debut)
    AND ($exact_date IS NULL OR (starts_on <= $exact_date AND ends_on >= $exact_date))
    AND ($has_parent IS NULL OR (parent IS NOT NULL) = $has_parent)
    AND ($activity_type IS NULL OR EXISTS (
      SELECT 1 FROM event_activity_type WHERE event = event.id AND activity_type = $activity_type))
    AND ($personne_id IS NULL OR EXISTS (
      SELECT 1 FROM event_person WHERE event = event.id AND person = $personne_id))
  ORDER BY position`;

interface Answer {
  body: string;
}

const bodyOf = ({ body }: Answer): string => body;

/** Reads the festival's stored answers. Every body is JSON text, ready to send. */
export function createFestivalRepository(sqlite: DatabaseSync) {
  const answers = (text: string) => query<Answer>(sqlite, text);
  const version = query<{ value: string }>(
    sqlite,
    `SELECT group_concat(value, '.') AS value FROM (
      SELECT value FROM meta WHERE name IN ('${CONTENT_VERSION}', '${AVAILABILITY_VERSION}') ORDER BY name)`,
  );
  const list = answers('SELECT body FROM document WHERE collection = ? ORDER BY position');
  const document = answers('SELECT body FROM document WHERE collection = ? AND id = ?');
  const year = answers(
    "SELECT body FROM document WHERE collection = 'editions' AND year = ? ORDER BY position",
  );
  const events = sqlite.prepare(EVENTS);
  const event = answers('SELECT body FROM event WHERE id = ?');
  const registration = query<Omit<RegistrationTerms, 'isFull'> & { isFull: number }>(
    sqlite,
    `SELECT over_at AS overAt, status, is_full AS isFull FROM event WHERE id = ? AND takes_registration = 1`,
  );

  return {
    /** Returns the version of the content, which changes whenever any answer does. */
    version: () => version.get()?.value ?? '',
    list: (collection: Collection) => list.all(collection).map(bodyOf),
    document: (collection: Collection, id: Id) => document.get(collection, id)?.body ?? null,
    editionsOfYear: (annee: number) => year.all(annee).map(bodyOf),
    events: (filters: EventFilters) => (events.all(filters) as unknown as Answer[]).map(bodyOf),
    event: (id: Id) => event.get(id)?.body ?? null,
    /** Returns null for an event that is hidden or takes no registration. */
    registration: (id: Id): RegistrationTerms | null => {
      const row = registration.get(id);
      return row ? { ...row, isFull: row.isFull === 1 } : null;
    },
  };
}
