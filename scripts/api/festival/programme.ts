import { festivalDays, type FestivalDays } from './festival-days.ts';
import type { EventRow, Id } from './records/programme.ts';
import type { Finders } from './finders.ts';
import type { WallClock } from './wall-clock.ts';

export interface ShownEvent {
  row: EventRow;
  days: FestivalDays | null;
  /** Null if there is no parent or the parent is hidden. */
  parent: { id: Id } | null;
  /** Shown children, in the order of `shownEvents`. */
  children: ShownEvent[];
}

/**
 * Returns the events whose `show` is true, by start (undated ones last), then by id. A hidden event appears neither as
 * a child nor as a parent: its shown children have no parent.
 * @throws Error for a dangling reference, a parent that is its own descendant, or a date that is not ISO 8601.
 */
export function shownEvents(rows: readonly EventRow[], finders: Finders, clock: WallClock): ShownEvent[] {
  for (const row of rows) checkReferences(row, finders);
  const shown = rows
    .filter((row) => row.show)
    .map((row): ShownEvent => ({ row, days: daysOf(row, clock), parent: null, children: [] }))
    .sort((a, b) => (a.days?.clock ?? Infinity) - (b.days?.clock ?? Infinity) || a.row.id - b.row.id);
  const byId = new Map(shown.map((event) => [event.row.id, event]));
  for (const event of shown) {
    const parent = byId.get(event.row.parent ?? NaN);
    if (!parent) continue;
    event.parent = { id: parent.row.id };
    parent.children.push(event);
  }
  return shown;
}

function daysOf(row: EventRow, clock: WallClock): FestivalDays | null {
  try {
    return festivalDays(row, clock);
  } catch (error) {
    throw new Error(`Event ${row.id} has a wrong date.`, { cause: error });
  }
}

function checkReferences(row: EventRow, finders: Finders): void {
  const referrer = `Event ${row.id}`;
  if (row.lieu !== null) finders.place(row.lieu, referrer);
  if (row.type !== null) finders.eventType(row.type, referrer);
  if (row.edition !== null) finders.edition(row.edition, referrer);
  const ancestors = new Set<Id>([row.id]);
  for (let parent = row.parent; parent !== null; parent = finders.event(parent, referrer).parent) {
    if (ancestors.has(parent)) throw new Error(`${referrer} is its own ancestor through event ${parent}.`);
    ancestors.add(parent);
  }
}
