import { tunisDays, type TunisDays } from './tunis-days.ts';
import type { Id } from './records/common.ts';
import type { EventRow } from './records/event.ts';
import type { Programme } from './deliver-event.ts';
import type { Finders } from './finders.ts';

export interface ShownEvent {
  row: EventRow;
  days: TunisDays | null;
}

/**
 * The events with `show` true, by start (undated ones last), then by id. A hidden event is nowhere: not as a parent,
 * so its shown children stand on their own; not as a child.
 * @throws Error for a reference to nothing, a parent that is its own descendant, or a date that is not ISO 8601.
 */
export function shownEvents(rows: readonly EventRow[], finders: Finders): ShownEvent[] {
  for (const row of rows) checkReferences(row, finders);
  return rows
    .filter((row) => row.show)
    .map((row) => ({ row, days: daysOf(row) }))
    .sort((a, b) => (a.days?.clock ?? Infinity) - (b.days?.clock ?? Infinity) || a.row.id - b.row.id);
}

/** How the shown events hang together; children keep the order of `shown`. */
export function programmeOf(shown: readonly ShownEvent[]): Programme {
  const shownIds = new Set(shown.map(({ row }) => row.id));
  const children = Map.groupBy(
    shown.map(({ row }) => row),
    (row) => row.parent,
  );
  return {
    parentOf: ({ parent }) => (parent !== null && shownIds.has(parent) ? parent : null),
    childrenOf: (row) => children.get(row.id) ?? [],
  };
}

function daysOf(row: EventRow): TunisDays | null {
  try {
    return tunisDays(row);
  } catch (error) {
    throw new Error(`Event ${row.id} has a wrong date.`, { cause: error });
  }
}

function checkReferences(row: EventRow, finders: Finders): void {
  const askedBy = `Event ${row.id}`;
  if (row.lieu !== null) finders.place(row.lieu, askedBy);
  if (row.type !== null) finders.eventType(row.type, askedBy);
  if (row.edition !== null) finders.edition(row.edition, askedBy);
  const ancestors = new Set<Id>([row.id]);
  for (let parent = row.parent; parent !== null; parent = finders.event(parent, askedBy).parent) {
    if (ancestors.has(parent)) throw new Error(`${askedBy} is its own ancestor through event ${parent}.`);
    ancestors.add(parent);
  }
}
