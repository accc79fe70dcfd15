import { findersOf } from './finders.ts';
import { programmeOf, shownEvents, type ShownEvent } from './programme.ts';
import { projectDocuments, type Documents } from './project-documents.ts';
import { projectEvents, type EventEntry } from './project-events.ts';
import { eventSearchEntry, personSearchEntry, type SearchEntry } from './project-search.ts';
import { wallClockIn } from './wall-clock.ts';
import type { Festival } from './records/festival.ts';

/** A festival as the database stores it: answers ready to send, beside the columns they are looked up by. */
export interface Projection {
  documents: Documents;
  events: EventEntry[];
  search: SearchEntry[];
}

/**
 * Turns a festival's rows into the answers of the API.
 * @throws Error naming the row with a dangling reference, a duplicate id or a wrong date.
 */
export function projectFestival(festival: Festival): Projection {
  const finders = findersOf(festival);
  const shown = shownEvents(festival.events, finders, wallClockIn(festival.timeZone));
  const programme = programmeOf(shown);
  const rows = shown.map(({ row }) => row);
  return {
    documents: projectDocuments(festival, rows, finders),
    events: projectEvents(shown, finders),
    search: [
      ...newestFirst(shown).map(({ row }) => eventSearchEntry(row, programme.parentOf(row), finders)),
      ...festival.persons.map(personSearchEntry),
    ],
  };
}

/** Among equally good results, those of the current edition come before those of past ones. */
function newestFirst(shown: readonly ShownEvent[]): ShownEvent[] {
  return [...shown.filter(({ days }) => days).reverse(), ...shown.filter(({ days }) => !days)];
}
