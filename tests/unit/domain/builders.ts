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

/** Returns a moment in a time zone, Tunis unless another is given, from its wire form. */
export function moment(wire: string, zone = tunis): Moment {
  const made = toMoment(wire, zone);
  if (!made) throw new Error(`The test writes "${wire}", which is no moment`);
  return made;
}

/** Returns the time of an event from wire dates. */
export function timeOf(start: string, end?: string, zone = tunis) {
  const until = end === undefined ? null : moment(end, zone);
  const made = eventTime({ date: moment(start, zone), start: null, end: until });
  if (!made) throw new Error('The test wants an event with a time');
  return made;
}

export function activity(id: Id, title: Localised, participants: Participant[] = []): Activity {
  return { id, title, intro: {}, description: {}, picture: null, kind: null, participants };
}

const noHours = { openingDays: {}, openingHours: null };
const noTime = { time: null, vernissage: null, closures: [], previousStart: null, ...noHours };
const noBooking = { ticketUrl: null, takesRegistration: false, price: null, capacity: null };
const noColours = { main: null, companion: null };

/** Returns an event in the programme of edition 1, with one activity that has the title. */
export function event(id: Id, title: string, given: Partial<FestivalEvent> = {}): FestivalEvent {
  return {
    id,
    parentId: null,
    childIds: [],
    editionId: 1,
    typeId: null,
    placeId: null,
    ...noTime,
    ...noBooking,
    status: null,
    isInProgramme: true,
    isSelfGuided: false,
    externalUrl: null,
    photos: [],
    videos: [],
    languages: [],
    activities: [activity(id, title ? { fr: title } : {})],
    ...given,
  };
}

export function type(id: Id, title: string, order: number, given: Partial<EventType> = {}): EventType {
  const rules = { isTicketed: false, namesCurator: false, isOnHome: true };
  return { id, title: { fr: title }, order, colours: noColours, ...rules, ...given };
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
  const rest = { address: {}, directions: {}, accessibility: [], phone: null, website: null };
  return { id, name, position, ...noHours, ...rest };
}

/** Returns an edition from its first to its last day, as far as they are known. */
export function edition(id: Id, year: number, ...[start = null, end = null]: (string | null)[]): Edition {
  return {
    id,
    title: {},
    year,
    image: null,
    colours: noColours,
    start: start === null ? null : moment(start),
    end: end === null ? null : moment(end),
    editorial: {},
    partnerIds: [],
    publicHolidays: [],
    press: { contact: null, figures: [], presentations: { short: {}, medium: {}, long: {} }, policy: {} },
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
  rights: {},
  isForPress: false,
  credits: [],
  photographer: null,
  takenOn: null,
  licence: null,
  ...given,
});
