import { eventTime } from '../../../src/domain/event/event-time.ts';
import type {
  Id,
  Localised,
  Moment,
  Activity,
  EventType,
  FestivalEvent,
  Participant,
  Photo,
  Role,
} from '../../../src/domain/model/core.ts';
import type { Place, Edition } from '../../../src/domain/model/festival.ts';
import { toMoment } from '../../../src/domain/time/moments.ts';

export const tunis = 'Africa/Tunis';

/** Returns a moment in Tunis from its wire form. */
export function moment(wire: string): Moment {
  const made = toMoment(wire, tunis);
  if (!made) throw new Error(`The test writes "${wire}", which is no moment`);
  return made;
}

/** Returns the time of an event from wire dates. */
export function timeOf(start: string, end?: string) {
  const made = eventTime({ date: moment(start), start: null, end: end === undefined ? null : moment(end) });
  if (!made) throw new Error('The test wants an event with a time');
  return made;
}

export function activity(id: Id, title: Localised, participants: Participant[] = []): Activity {
  return { id, title, intro: {}, description: {}, picture: null, kind: null, participants };
}

/** Returns an event in the programme of edition 1, with one activity that has the title. */
export function event(id: Id, title: string, given: Partial<FestivalEvent> = {}): FestivalEvent {
  return {
    id,
    parentId: null,
    childIds: [],
    editionId: 1,
    typeId: null,
    placeId: null,
    time: null,
    vernissage: null,
    openingDays: {},
    openingHours: null,
    closures: [],
    ticketUrl: null,
    externalUrl: null,
    takesRegistration: false,
    status: null,
    isInProgramme: true,
    isSelfGuided: false,
    activities: [activity(id, title ? { fr: title } : {})],
    photos: [],
    videos: [],
    price: null,
    languages: [],
    capacity: null,
    previousStart: null,
    ...given,
  };
}

export function type(id: Id, title: string, order: number, given: Partial<EventType> = {}): EventType {
  return {
    id,
    title: { fr: title },
    order,
    colours: { main: null, companion: null },
    isTicketed: false,
    namesCurator: false,
    isOnHome: true,
    ...given,
  };
}

export function role(id: Id, title: Localised, order = 100, given: Partial<Role> = {}): Role {
  return { id, title, order, isCurator: false, isTeam: false, ...given };
}

let lastParticipantId = 0;
export function participant(personId: Id, roleId: Id | null): Participant {
  lastParticipantId += 1;
  return { id: lastParticipantId, personId, roleId };
}

export function place(id: Id, name: Localised, latitude?: number, longitude?: number): Place {
  const position = latitude === undefined || longitude === undefined ? null : { latitude, longitude };
  return {
    id,
    name,
    address: {},
    position,
    directions: {},
    openingDays: {},
    openingHours: null,
    accessibility: [],
    phone: null,
    website: null,
  };
}

export function edition(
  id: Id,
  year: number,
  start: string | null = null,
  end: string | null = null,
): Edition {
  return {
    id,
    title: {},
    year,
    image: null,
    colours: { main: null, companion: null },
    start: start === null ? null : moment(start),
    end: end === null ? null : moment(end),
    editorial: {},
    partnerIds: [],
    press: { contact: null, figures: [], presentations: { short: {}, medium: {}, long: {} }, policy: {} },
    publicHolidays: [],
  };
}

export const ids = (records: readonly { id: Id }[]): Id[] => records.map(({ id }) => id);

/** Returns a generator of pseudorandom numbers from 0 to 1 that are the same in every run (mulberry32). */
export function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Returns a colour with six digits. @param random a number from 0 to 1, as from `numbersFrom`. */
export const anyColour = (random: number): string =>
  `#${Math.floor(random * 0x1000000)
    .toString(16)
    .padStart(6, '0')}`;

export const photo = (id: number, given: Partial<Photo> = {}): Photo => ({
  id,
  picture: { sources: [`https://api.example/${id}.jpg`] },
  title: {},
  description: {},
  credits: [],
  photographer: null,
  takenOn: null,
  licence: null,
  isForPress: false,
  rights: {},
  ...given,
});
