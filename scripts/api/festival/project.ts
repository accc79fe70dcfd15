import { findersOf, type Finders } from './finders.ts';
import { shownEvents, type ShownEvent } from './programme.ts';
import { projectDocuments } from './project-documents.ts';
import { eventSearchEntry, personSearchEntry } from './project-search.ts';
import { wallClockIn } from './wall-clock.ts';
import type { Festival } from './records/festival.ts';
import { serialiseEvent } from './serialise-event.ts';
import type { Id } from './records/programme.ts';

/** A festival as the database stores it: answers ready to send, with the columns they are looked up by. */
export type Projection = ReturnType<typeof projectFestival>;

/** Turns a festival's rows into the API's answers. @throws Error naming a row whose reference, id or date is wrong. */
export function projectFestival(festival: Festival) {
  const finders = findersOf(festival);
  const shown = shownEvents(festival.events, finders, wallClockIn(festival.timeZone));
  return {
    documents: projectDocuments(festival, shown, finders),
    events: shown.map((event) => rowOf(event, finders)),
    search: [
      ...newestFirst(shown).map((event) => eventSearchEntry(event, finders)),
      ...festival.persons.map(personSearchEntry),
    ],
  };
}

/** Sorts events newest first and undated last: equally good search results keep this order. */
function newestFirst(shown: readonly ShownEvent[]): ShownEvent[] {
  return [...shown.filter(({ days }) => days).reverse(), ...shown.filter(({ days }) => !days)];
}

const unique = (ids: readonly Id[]): Id[] => [...new Set(ids)];

/** Returns a row of the `event` table: the columns of the filters and of registrations, and the answer. */
function rowOf(event: ShownEvent, finders: Finders) {
  const { row, days, parent } = event;
  return {
    id: row.id,
    parent: parent?.id ?? null,
    edition: row.edition,
    type: row.type,
    startsOn: days?.startsOn ?? null,
    endsOn: days?.endsOn ?? null,
    takesRegistration: row.inscription_form,
    /** Wall time from which the event is over; null if it has no date. */
    overAt: days?.overAt ?? null,
    status: row.statut,
    capacity: row.jauge,
    activityTypes: unique(row.activite.flatMap(({ type }) => type ?? [])),
    persons: unique(row.activite.flatMap(({ intervenants }) => intervenants.map(({ personne }) => personne))),
    body: serialiseEvent(event, finders),
  };
}
