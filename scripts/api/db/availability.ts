import { integerOf, textOf } from './row.ts';
import type { DatabaseSync } from 'node:sqlite';

/** Name of the counter in `meta` that grows whenever an event becomes full or has places again. */
export const AVAILABILITY_VERSION = 'availability_version';

/** An event's answer, with what it nests. */
interface EventBody {
  id: number;
  statut: string | null;
  children?: EventBody[];
}

export type Availability = ReturnType<typeof createAvailability>;

/**
 * Keeps `statut` at `complet` in the answers about an event as long as all its places are taken.
 * An event appears in its own answer, in those of its ancestors and among search results. All of them are rewritten, but
 * only when the last place is taken or given back, so that reading costs nothing more.
 */
export function createAvailability(sqlite: DatabaseSync) {
  const state = sqlite.prepare(`
    SELECT is_full, status, capacity IS NOT NULL
      AND (SELECT count(*) FROM subscription WHERE event = $event) >= capacity AS is_full_now
    FROM event WHERE id = $event`);
  const setFull = sqlite.prepare('UPDATE event SET is_full = ? WHERE id = ?');
  const withAncestors = sqlite.prepare(`
    WITH RECURSIVE line (id, parent, body) AS (
      SELECT id, parent, body FROM event WHERE id = ?
      UNION SELECT event.id, event.parent, event.body FROM event JOIN line ON event.id = line.parent)
    SELECT id, body FROM line`);
  const setBody = sqlite.prepare('UPDATE event SET body = ? WHERE id = ?');
  const setSearchStatus = sqlite.prepare(
    "UPDATE search_entry SET body = json_set(body, '$.statut', ?) WHERE kind = 'event' AND record = ?",
  );
  const count = sqlite.prepare(`
    INSERT INTO meta (name, value) VALUES ('${AVAILABILITY_VERSION}', '1')
    ON CONFLICT (name) DO UPDATE SET value = CAST(value AS INTEGER) + 1`);

  function setStatus(event: number, statut: string | null): void {
    for (const row of withAncestors.all(event)) {
      const body = JSON.parse(textOf(row, 'body')) as EventBody;
      const target = find(body, event);
      if (target) target.statut = statut;
      setBody.run(JSON.stringify(body), integerOf(row, 'id'));
    }
    setSearchStatus.run(statut, event);
    count.run();
  }

  return {
    /** To be called inside a write, whenever the event's subscriptions or its capacity change. */
    update: (event: number): void => {
      const row = state.get({ event });
      if (!row) return;
      const isFull = integerOf(row, 'is_full_now');
      if (isFull === integerOf(row, 'is_full')) return;
      setFull.run(isFull, event);
      // A status set by the organisers, such as cancelled, takes precedence.
      if (row['status'] === null) setStatus(event, isFull === 1 ? 'complet' : null);
    },
  };
}

function find(body: EventBody, id: number): EventBody | null {
  if (body.id === id) return body;
  for (const child of body.children ?? []) {
    const match = find(child, id);
    if (match) return match;
  }
  return null;
}
