import { findersOf, type Finders } from './finders.ts';
import { programmeOf, shownEvents, type ShownEvent } from './programme.ts';
import { projectDocuments } from './project-documents.ts';
import { eventSearchEntry, personSearchEntry } from './project-search.ts';
import { wallClockIn } from './wall-clock.ts';
import type { Festival } from './records/festival.ts';
import { serialiseEvent, type Programme } from './serialise-event.ts';
import type { Id } from './records/programme.ts';

/** A festival as the database stores it: answers ready to send, beside the columns they are looked up by. */
export type Projection = ReturnType<typeof projectFestival>;

/**
 * Turns a festival's rows into the answers of the API.
 * @throws Error naming the row with a dangling reference, a duplicate id or a wrong date.
 */
export function projectFestival(festival: Festival) {
  const finders = findersOf(festival);
  const shown = shownEvents(festival.events, finders, wallClockIn(festival.timeZone));
  const programme = programmeOf(shown);
  const rows = shown.map(({ row }) => row);
  return {
    documents: projectDocuments(festival, rows, finders),
    events: shown.map((event) => rowOf(event, programme, finders)),
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

const unique = (ids: readonly Id[]): Id[] => [...new Set(ids)];

/** A row of the `event` table: the columns of the filters, and the answer. */
function rowOf({ row, days }: ShownEvent, programme: Programme, finders: Finders) {
  return {
    id: row.id,
    parent: programme.parentOf(row),
    edition: row.edition,
    type: row.type,
    startsOn: days?.startsOn ?? null,
    endsOn: days?.endsOn ?? null,
    takesRegistration: row.inscription_form,
    /** Wall time from which the event is over; null when it has no date. */
    overAt: days?.overAt ?? null,
    status: row.statut,
    capacity: row.jauge,
    activityTypes: unique(row.activite.flatMap(({ type }) => type ?? [])),
    persons: unique(row.activite.flatMap(({ intervenants }) => intervenants.map(({ personne }) => personne))),
    body: serialiseEvent(row, programme, finders),
  };
}
