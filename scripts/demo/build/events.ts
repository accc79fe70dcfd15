import { activityTypes } from '../vocabulary/activity-types.ts';
import { eventTypes } from '../vocabulary/event-types.ts';
import { roles } from '../vocabulary/roles.ts';
import { places } from '../places.ts';
import { tunis, tunisEnd } from './clock.ts';
import { videoRows, type VideoDraft } from './people.ts';
import { coverPaths, shotPaths, type Shot } from './pictures.ts';
import { englishTitle, frenchTitle, htmlOf, type Words } from './words.ts';
import type { ActivityRow, ParticipantRow } from '../../api/festival/records/activity.ts';
import type { Id } from '../../api/festival/records/common.ts';
import type { EventRow, EventStatus, PhotoRow } from '../../api/festival/records/event.ts';

export type ActivityKind = keyof typeof activityTypes;
export type EventKind = keyof typeof eventTypes;
export type PlaceName = keyof typeof places;

/** Who takes part, by role; people are called by their full name. */
export type Cast = { readonly [Role in keyof typeof roles]?: readonly string[] };

export interface ActivityDraft {
  title: Words;
  kind?: ActivityKind;
  intro?: Words;
  text?: Words;
  cover?: Shot;
  people?: Cast;
}

export interface PhotoDraft {
  shot: Shot;
  title: string | null;
  credit: readonly string[];
  /** The press may download it. */
  press?: true;
  rights?: Words;
}

/** An event as its writer thinks of it: one activity of its own, and others when there are any. */
export interface EventDraft extends ActivityDraft {
  id: Id;
  parent?: Id;
  type: EventKind | null;
  /** `2024-10-12 18:30`, Tunis time. */
  from?: string;
  /** `2024-11-09 19:00`, or `20:30` on the day it starts. */
  to?: string;
  vernissage?: string;
  place: PlaceName | null;
  days?: Words;
  hours?: string;
  /** `2024-10-23`: closed on these days only. */
  closures?: readonly string[];
  tickets?: string;
  link?: string;
  register?: boolean;
  status?: EventStatus;
  /** The price in words. */
  rate?: Words;
  /** In dinars; 0 is free. */
  price?: number;
  /** Spoken or signed, as on the wire. */
  languages?: readonly string[];
  /** Places. */
  capacity?: number;
  /** `2024-10-12 18:30`, Tunis time: when it was to begin before it was moved. */
  firstPlanned?: string;
  hidden?: boolean;
  outOfProgramme?: boolean;
  photos?: readonly PhotoDraft[];
  videos?: readonly VideoDraft[];
  also?: readonly ActivityDraft[];
}

/** Finds a person by full name; throws when nobody of the demo is called so. */
export type PersonFinder = (name: string) => Id;

const ROLE_NAMES = Object.keys(roles) as (keyof typeof roles)[];

function participants(people: Cast | undefined, activity: Id, personNamed: PersonFinder): ParticipantRow[] {
  if (!people) return [];
  return ROLE_NAMES.flatMap((role) => (people[role] ?? []).map((name) => ({ role, name }))).map(
    ({ role, name }, index) => ({
      id: activity * 100 + index,
      role: roles[role].id,
      personne: personNamed(name),
    }),
  );
}

function activityRow(draft: ActivityDraft, id: Id, personNamed: PersonFinder): ActivityRow {
  const cover = draft.cover ? coverPaths(draft.cover) : null;
  const intro = htmlOf(draft.intro);
  const description = htmlOf(draft.text);
  return {
    id,
    intitule: frenchTitle(draft.title) ?? '',
    intitule_en: englishTitle(draft.title),
    intro_fr: intro.fr,
    intro_en: intro.en,
    intro_ar: intro.ar,
    description_fr: description.fr,
    description_en: description.en,
    description_ar: description.ar,
    image: cover?.file ?? null,
    image_base: cover && {
      reduced_size_image: cover.reduced,
      file: cover.file,
      thumbnail: cover.thumbnail,
    },
    thumbnail: cover?.thumbnail ?? null,
    type: draft.kind ? activityTypes[draft.kind].id : null,
    intervenants: participants(draft.people, id, personNamed),
  };
}

function photoRow(draft: PhotoDraft, id: Id): PhotoRow {
  const paths = shotPaths(draft.shot);
  return {
    id,
    file: paths.file,
    reduced_size_image: paths.reduced,
    title: draft.title,
    credit: [...draft.credit],
    telechargeable: draft.press === true,
    droits: frenchTitle(draft.rights),
    droits_en: englishTitle(draft.rights),
  };
}

const titled = (words: Words): { intitule: string; intitule_en: string | null } => ({
  intitule: frenchTitle(words) ?? '',
  intitule_en: englishTitle(words),
});

/** The row of an event; its activities, photos and videos are numbered after it (event 12: 1200, 1201, …). */
export function eventRow(draft: EventDraft, edition: Id, personNamed: PersonFinder): EventRow {
  const firstId = draft.id * 100;
  const days = draft.days && titled(draft.days);
  const tarif = draft.rate && titled(draft.rate);
  return {
    id: draft.id,
    parent: draft.parent ?? null,
    date: draft.from ? tunis(draft.from) : null,
    date_end: draft.from && draft.to ? tunisEnd(draft.from, draft.to) : null,
    date_debut: draft.from ? tunis(draft.from) : null,
    vernissage: draft.vernissage ? tunis(draft.vernissage) : null,
    lieu: draft.place === null ? null : places[draft.place].id,
    type: draft.type === null ? null : eventTypes[draft.type].id,
    edition,
    in_program: draft.outOfProgramme !== true,
    show: draft.hidden !== true,
    jours_ouverture: days ?? null,
    horaires_ouverture: draft.hours ?? null,
    fermetures: [...(draft.closures ?? [])],
    lien_billetterie: draft.tickets ?? null,
    lien_externe: draft.link ?? null,
    inscription_form: draft.register === true,
    statut: draft.status ?? null,
    tarif: tarif ?? null,
    prix: draft.price ?? null,
    langues: [...(draft.languages ?? [])],
    jauge: draft.capacity ?? null,
    date_initiale: draft.firstPlanned ? tunis(draft.firstPlanned) : null,
    activite: [draft, ...(draft.also ?? [])].map((activity, index) =>
      activityRow(activity, firstId + index, personNamed),
    ),
    photos: (draft.photos ?? []).map((photo, index) => photoRow(photo, firstId + index)),
    videos: videoRows(draft.videos, firstId),
  };
}

type Untyped = Omit<EventDraft, 'type'>;

const of =
  (type: EventKind, kind: ActivityKind) =>
  (draft: Untyped): EventDraft => ({ type, kind, ...draft });

export const exhibition = of('exhibitions', 'exhibition');
export const performance = of('performances', 'performance');
export const professional = of('professional', 'meeting');
export const debate = of('debates', 'debate');
export const screening = of('screenings', 'film');
export const workshop = of('workshops', 'workshop');
export const walk = of('walks', 'tour');
export const artistTalk = of('debates', 'artistTalk');
