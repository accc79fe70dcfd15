import { briefPerson, serialiseActivity } from './serialise-event.ts';
import { fold } from './fold.ts';
import type { Id, PersonRow } from './records/programme.ts';
import type { Finders } from './finders.ts';
import type { ShownEvent } from './programme.ts';

/** A search entry: a result with its folded search texts. */
export interface SearchEntry {
  kind: 'event' | 'person';
  id: Id;
  /** Titles of the event or names of the person, one per line. */
  names: string;
  /** Names of the event's place and participants, one per line; empty for a person. */
  context: string;
  body: object;
}

const lines = (texts: readonly (string | null)[]): string =>
  [...new Set(texts.map((text) => fold(text ?? '')))].filter(Boolean).join('\n');

const fullName = ({ prenom, nom }: PersonRow): string => [prenom, nom].filter(Boolean).join(' ');

/** Returns an event as a search result, without its long texts, photos, videos and children. */
function searchedEvent({ row, parent }: ShownEvent, finders: Finders) {
  return {
    ...row,
    photos: null,
    videos: [],
    parent,
    activite: row.activite.map((activity) => {
      const { type } = serialiseActivity(activity, finders);
      const { id, intitule, intitule_en, image, image_base, thumbnail } = activity;
      return { id, intitule, intitule_en, image, image_base, thumbnail, type };
    }),
  };
}

export function eventSearchEntry(event: ShownEvent, finders: Finders): SearchEntry {
  const { row } = event;
  const place = row.lieu === null ? null : finders.place(row.lieu, `Event ${row.id}`);
  const people = row.activite.flatMap(({ intervenants }) =>
    intervenants.map(({ id, personne }) => fullName(finders.person(personne, `Participant ${id}`))),
  );
  return {
    kind: 'event',
    id: row.id,
    names: lines(row.activite.flatMap(({ intitule, intitule_en }) => [intitule, intitule_en])),
    context: lines([place?.nom ?? null, place?.nom_en ?? null, ...people]),
    body: searchedEvent(event, finders),
  };
}

export function personSearchEntry(row: PersonRow): SearchEntry {
  const reversed = [row.nom, row.prenom].filter(Boolean).join(' ');
  return {
    kind: 'person',
    id: row.id,
    names: lines([fullName(row), reversed]),
    context: '',
    body: briefPerson(row),
  };
}
