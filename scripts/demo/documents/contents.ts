import type { ActivityRow } from '../../api/festival/records/activity.ts';
import type { Id } from '../../api/festival/records/common.ts';
import type { EditionRow } from '../../api/festival/records/edition.ts';
import type { EventRow } from '../../api/festival/records/event.ts';
import type { Festival } from '../../api/festival/records/festival.ts';
import type { PersonRow } from '../../api/festival/records/person.ts';
import type { PlaceRow } from '../../api/festival/records/place.ts';
import { inLanguage, type Language } from './language.ts';
import { WORDS } from './words.ts';

/** Roles titled “artist” and “curator”, and the event type of the exhibitions, in the demo festival. */
const ARTIST: Id = 1;
const CURATOR: Id = 3;
const EXHIBITION: Id = 1;

/** The current edition as its documents read it. */
export interface Contents {
  festival: Festival;
  language: Language;
  edition: EditionRow;
  exhibitions: EventRow[];
  /** Dated events in the order of time, exhibitions apart. */
  dated: EventRow[];
  say(fr: string | null, en: string | null): string;
  titleOf(event: EventRow): string;
  placeOf(event: EventRow): PlaceRow | undefined;
  typeOf(event: EventRow): { title: string; colour: string };
  /** Names of an activity's people, curators apart. */
  peopleOf(activity: ActivityRow): string[];
  curatorsOf(activity: ActivityRow): string[];
  artists(): PersonRow[];
}

export const personName = (person: PersonRow): string =>
  [person.prenom, person.nom].filter(Boolean).join(' ');

/** Reads the latest edition out of a festival. Throws when it has none. */
export function readContents(festival: Festival, language: Language): Contents {
  const edition = festival.editions.toSorted((a, b) => b.annee - a.annee)[0];
  if (edition === undefined)
    throw new Error('The festival has no edition: give demoFestival() at least one.');
  const say = (fr: string | null, en: string | null): string => inLanguage(language, fr, en);
  const byId = <Row extends { id: Id }>(rows: readonly Row[]): ReadonlyMap<Id, Row> =>
    new Map(rows.map((row) => [row.id, row]));
  const [persons, places, types] = [byId(festival.persons), byId(festival.places), byId(festival.eventTypes)];
  const events = festival.events.filter(
    (event) => event.edition === edition.id && event.show && event.in_program,
  );
  const names = (activity: ActivityRow, keep: (role: Id) => boolean): string[] =>
    activity.intervenants
      .filter(({ role }) => keep(role))
      .flatMap(({ personne }) => {
        const person = persons.get(personne);
        return person === undefined ? [] : [personName(person)];
      });
  return {
    festival,
    language,
    edition,
    exhibitions: events.filter((event) => event.type === EXHIBITION && event.parent === null),
    dated: events
      .filter((event) => event.type !== EXHIBITION && event.date !== null)
      .sort((a, b) => (a.date ?? '').localeCompare(b.date ?? '') || a.id - b.id),
    say,
    titleOf: ({ activite: [first] }) =>
      (first && say(first.intitule, first.intitule_en)) || WORDS[language].untitled,
    placeOf: ({ lieu }) => (lieu === null ? undefined : places.get(lieu)),
    typeOf: ({ type }) => {
      const eventType = type === null ? undefined : types.get(type);
      return {
        title: eventType ? say(eventType.intitule, eventType.intitule_en) : '',
        colour: eventType?.couleur1 ?? '#000000',
      };
    },
    peopleOf: (activity) => names(activity, (role) => role !== CURATOR),
    curatorsOf: (activity) => names(activity, (role) => role === CURATOR),
    artists: () => {
      const ids = new Set(
        events.flatMap(({ activite }) =>
          activite.flatMap(({ intervenants }) =>
            intervenants.filter(({ role }) => role === ARTIST).map(({ personne }) => personne),
          ),
        ),
      );
      return festival.persons
        .filter(({ id }) => ids.has(id))
        .sort((a, b) => (a.nom ?? '').localeCompare(b.nom ?? '', 'fr') || a.id - b.id);
    },
  };
}
