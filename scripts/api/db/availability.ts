import { query } from './query.ts';
import type { DatabaseSync } from 'node:sqlite';

/** Name, in `meta`, of a value that is new whenever an event becomes full or has places again, or all are replaced. */
export const AVAILABILITY_VERSION = 'availability_version';

interface EventBody {
  id: number;
  statut: string | null;
  children?: EventBody[];
}

/**
 * Keeps `statut` at `complet` in the answers about an event while all its places are taken.
 * An event appears in its own answer, in those of its ancestors and among search results. All of them are rewritten,
 * but only when the last place is taken or given back, so that reads need no extra work.
 */
export function createAvailability(sqlite: DatabaseSync) {
  const state = query<{ wasFull: number; status: string | null; isFull: number }>(
    sqlite,
    `SELECT is_full AS wasFull, status, capacity IS NOT NULL
      AND (SELECT count(*) FROM subscription WHERE subscription.event = event.id) >= capacity AS isFull
    FROM event WHERE id = ?`,
  );
  const setFull = sqlite.prepare('UPDATE event SET is_full = ? WHERE id = ?');
  const withAncestors = query<{ id: number; body: string }>(
    sqlite,
    `WITH RECURSIVE line (id, parent, body) AS (
      SELECT id, parent, body FROM event WHERE id = ?
      UNION SELECT event.id, event.parent, event.body FROM event JOIN line ON event.id = line.parent)
    SELECT id, body FROM line`,
  );
  const setBody = sqlite.prepare('UPDATE event SET body = ? WHERE id = ?');
  const setSearchStatus = sqlite.prepare(
    "UPDATE search_entry SET body = json_set(body, '$.statut', ?) WHERE kind = 'event' AND record = ?",
  );
  // Random: a counter would repeat former values for other answers, once a copy of the database is restored.
  const renewVersion = sqlite.prepare(
    `INSERT OR REPLACE INTO meta (name, value) VALUES ('${AVAILABILITY_VERSION}', lower(hex(randomblob(8))))`,
  );

  function setStatus(event: number, statut: string | null): void {
    for (const row of withAncestors.all(event)) {
      const body = JSON.parse(row.body) as EventBody;
      for (const each of withNested(body)) if (each.id === event) each.statut = statut;
      setBody.run(JSON.stringify(body), row.id);
    }
    setSearchStatus.run(statut, event);
    renewVersion.run();
  }

  return {
    /** To be called inside a write that replaces the events: a former festival may return with other events full. */
    renewVersion: (): void => void renewVersion.run(),
    /** To be called inside a write, whenever the event's subscriptions or its capacity change. */
    update: (event: number): void => {
      const { wasFull, status, isFull } = state.get(event) ?? {};
      if (isFull === undefined || isFull === wasFull) return;
      setFull.run(isFull, event);
      // A status set by the organisers, such as cancelled, takes precedence.
      if (status === null) setStatus(event, isFull === 1 ? 'complet' : null);
    },
  };
}

const withNested = (body: EventBody): EventBody[] => [body, ...(body.children ?? []).flatMap(withNested)];
