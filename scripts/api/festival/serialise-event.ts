import type { ActivityRow, EventRow, Id, ParticipantRow, PersonRow } from './records/programme.ts';
import type { Finders } from './finders.ts';

/** A person as nested in lists: name and portrait, without the biography. */
export function briefPerson({ id, prenom, nom, photo_db, thumbnail }: PersonRow) {
  return { id, prenom, nom, photo_db, thumbnail };
}

export function serialiseParticipant(row: ParticipantRow, finders: Finders) {
  const referrer = `Participant ${row.id}`;
  return {
    id: row.id,
    role: finders.role(row.role, referrer),
    personne: briefPerson(finders.person(row.personne, referrer)),
  };
}

export function serialiseActivity(row: ActivityRow, finders: Finders) {
  return {
    ...row,
    type: row.type === null ? null : finders.activityType(row.type, `Activity ${row.id}`),
    intervenants: row.intervenants.map((participant) => serialiseParticipant(participant, finders)),
  };
}

export type ActivityJson = ReturnType<typeof serialiseActivity>;

export type EventJson = Omit<EventRow, 'parent' | 'activite' | 'photos'> & {
  parent: { id: Id } | null;
  activite: ActivityJson[];
  photos: { photos: EventRow['photos'] };
  children: EventJson[];
};

/** The tree of the shown events of a festival. */
export interface Programme {
  parentOf(row: EventRow): Id | null;
  childrenOf(row: EventRow): readonly EventRow[];
}

/** An event as the API gives it, its shown children nested to any depth. */
export function serialiseEvent(row: EventRow, programme: Programme, finders: Finders): EventJson {
  const parent = programme.parentOf(row);
  return {
    ...row,
    parent: parent === null ? null : { id: parent },
    activite: row.activite.map((activity) => serialiseActivity(activity, finders)),
    photos: { photos: row.photos },
    children: programme.childrenOf(row).map((child) => serialiseEvent(child, programme, finders)),
  };
}
