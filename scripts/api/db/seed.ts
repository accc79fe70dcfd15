import { hash } from 'node:crypto';
import { projectFestival, type Projection } from '../festival/project.ts';
import { createAvailability } from './availability.ts';
import { CONTENT_VERSION } from './festival-repository.ts';
import { inTransaction } from './query.ts';
import type { DatabaseSync } from 'node:sqlite';
import type { Festival } from '../festival/records/festival.ts';

/**
 * Writes a festival to the database unless it is already stored. Accounts, tokens, subscriptions and messages stay.
 * @returns whether anything was written.
 * @throws Error naming the faulty row when the festival contradicts itself; the database is then unchanged.
 */
export function seedFestival(sqlite: DatabaseSync, festival: Festival): boolean {
  const projection = projectFestival(festival);
  // The hash covers the answers, not the rows, so that a release that changes the shape of answers seeds again.
  const version = hash('sha256', JSON.stringify(projection), 'base64url');
  const former = sqlite.prepare('SELECT value FROM meta WHERE name = ?').get(CONTENT_VERSION);
  if (former?.['value'] === version) return false;
  inTransaction(sqlite, () => {
    replaceContent(sqlite, projection);
    sqlite.prepare('INSERT OR REPLACE INTO meta (name, value) VALUES (?, ?)').run(CONTENT_VERSION, version);
  });
  return true;
}

function replaceContent(sqlite: DatabaseSync, { documents, events, search }: Projection): void {
  sqlite.exec('DELETE FROM event; DELETE FROM document; DELETE FROM search_entry');
  insertDocuments(sqlite, documents);
  insertEvents(sqlite, events);
  const entry = sqlite.prepare(
    'INSERT INTO search_entry (position, kind, record, names, context, body) VALUES (?, ?, ?, ?, ?, ?)',
  );
  for (const [position, { kind, id, names, context, body }] of search.entries()) {
    entry.run(position, kind, id, names, context, JSON.stringify(body));
  }
  const availability = createAvailability(sqlite);
  availability.renewVersion();
  for (const { id, capacity } of events) if (capacity !== null) availability.update(id);
}

function insertDocuments(sqlite: DatabaseSync, documents: Projection['documents']): void {
  const insert = sqlite.prepare(
    'INSERT INTO document (collection, id, position, year, body) VALUES (?, ?, ?, ?, ?)',
  );
  for (const [collection, rows] of Object.entries(documents)) {
    for (const [position, row] of rows.entries()) {
      const year = 'annee' in row && typeof row.annee === 'number' ? row.annee : null;
      insert.run(collection, row.id, position, year, JSON.stringify(row));
    }
  }
}

function insertEvents(sqlite: DatabaseSync, events: Projection['events']): void {
  const insert = sqlite.prepare(`
    INSERT INTO event (id, position, parent, edition, type, starts_on, ends_on, takes_registration, over_at, status,
      capacity, body)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`);
  const activityType = sqlite.prepare('INSERT INTO event_activity_type (event, activity_type) VALUES (?, ?)');
  const person = sqlite.prepare('INSERT INTO event_person (event, person) VALUES (?, ?)');
  for (const [position, event] of events.entries()) {
    const { id, parent, edition, type, startsOn, endsOn, overAt, status, capacity } = event;
    const place = [position, parent, edition, type, startsOn, endsOn] as const;
    const registration = [event.takesRegistration ? 1 : 0, overAt, status, capacity] as const;
    insert.run(id, ...place, ...registration, JSON.stringify(event.body));
    for (const each of event.activityTypes) activityType.run(id, each);
    for (const each of event.persons) person.run(id, each);
  }
}
