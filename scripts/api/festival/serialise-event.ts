import type { ActivityRow, ParticipantRow, PersonRow } from './records/programme.ts';
import type { Finders } from './finders.ts';
import type { ShownEvent } from './programme.ts';

/** Returns a person as nested in lists: name and portrait, without the biography. */
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

/** Returns an event as the API delivers it, with its shown children nested to any depth. */
export function serialiseEvent({ row, parent, children }: ShownEvent, finders: Finders): object {
  return {
    ...row,
    parent,
    activite: row.activite.map((activity) => serialiseActivity(activity, finders)),
    photos: { photos: row.photos },
    children: children.map((child) => serialiseEvent(child, finders)),
  };
}
