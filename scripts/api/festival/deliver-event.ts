import type { ActivityRow, ParticipantRow } from './records/activity.ts';
import type { Id } from './records/common.ts';
import type { EventRow } from './records/event.ts';
import type { PersonRow } from './records/person.ts';
import type { Finders } from './finders.ts';

/** A person as lists give them: enough for a name and a face, no biography. */
export function briefPerson({ id, prenom, nom, photo_db, thumbnail }: PersonRow) {
  return { id, prenom, nom, photo_db, thumbnail };
}

export function deliverParticipant(row: ParticipantRow, finders: Finders) {
  const askedBy = `Participant ${row.id}`;
  return {
    id: row.id,
    role: finders.role(row.role, askedBy),
    personne: briefPerson(finders.person(row.personne, askedBy)),
  };
}

export function deliverActivity(row: ActivityRow, finders: Finders) {
  return {
    ...row,
    type: row.type === null ? null : finders.activityType(row.type, `Activity ${row.id}`),
    intervenants: row.intervenants.map((participant) => deliverParticipant(participant, finders)),
  };
}

export type DeliveredActivity = ReturnType<typeof deliverActivity>;

export type DeliveredEvent = Omit<EventRow, 'parent' | 'activite' | 'photos'> & {
  parent: { id: Id } | null;
  activite: DeliveredActivity[];
  photos: { photos: EventRow['photos'] };
  children: DeliveredEvent[];
};

/** The shown events of a festival and how they hang together. */
export interface Programme {
  parentOf(row: EventRow): Id | null;
  childrenOf(row: EventRow): readonly EventRow[];
}

/** An event as the API gives it, its shown children nested to any depth. */
export function deliverEvent(row: EventRow, programme: Programme, finders: Finders): DeliveredEvent {
  const parent = programme.parentOf(row);
  return {
    ...row,
    parent: parent === null ? null : { id: parent },
    activite: row.activite.map((activity) => deliverActivity(activity, finders)),
    photos: { photos: row.photos },
    children: programme.childrenOf(row).map((child) => deliverEvent(child, programme, finders)),
  };
}
