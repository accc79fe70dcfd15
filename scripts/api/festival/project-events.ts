import { serialiseEvent, type EventJson } from './serialise-event.ts';
import { programmeOf, type ShownEvent } from './programme.ts';
import type { EventStatus, Id } from './records/programme.ts';
import type { Finders } from './finders.ts';

/** A row of the `event` table: the columns of the filters, and the answer. */
export interface EventEntry {
  id: Id;
  parent: Id | null;
  edition: Id | null;
  type: Id | null;
  startsOn: string | null;
  endsOn: string | null;
  takesRegistration: boolean;
  /** Wall time from which the event is over; null when it has no date. */
  overAt: string | null;
  status: EventStatus | null;
  capacity: number | null;
  activityTypes: Id[];
  persons: Id[];
  body: EventJson;
}

const unique = (ids: readonly Id[]): Id[] => [...new Set(ids)];

/** The shown events as rows of the database, in the order of lists. */
export function projectEvents(shown: readonly ShownEvent[], finders: Finders): EventEntry[] {
  const programme = programmeOf(shown);
  return shown.map(({ row, days }) => ({
    id: row.id,
    parent: programme.parentOf(row),
    edition: row.edition,
    type: row.type,
    startsOn: days?.startsOn ?? null,
    endsOn: days?.endsOn ?? null,
    takesRegistration: row.inscription_form,
    overAt: days?.overAt ?? null,
    status: row.statut,
    capacity: row.jauge,
    activityTypes: unique(row.activite.flatMap(({ type }) => type ?? [])),
    persons: unique(row.activite.flatMap(({ intervenants }) => intervenants.map(({ personne }) => personne))),
    body: serialiseEvent(row, programme, finders),
  }));
}
