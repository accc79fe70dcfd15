import type { Lang, TextLang } from './languages.ts';

/** Identifier given by the back end. */
export type Id = number;

export type { Lang };

/** Calendar day in the festival's time zone, `yyyy-MM-dd`. */
export type Day = string;

/** Point in time, ISO 8601 in UTC (`2024-10-12T16:00:00.000Z`). */
export type Instant = string;

/** A text in each language the back end has; a language is absent rather than empty. */
export type Localised = Partial<Record<TextLang, string>>;

/** Sanitised HTML in each language the back end has. */
export type LocalisedHtml = Localised;

/** When something happens. `time` is wall time `HH:mm` in the festival's time zone, null if only the day is known. */
export interface Moment {
  day: Day;
  time: string | null;
  /** For a day without a time: the first instant of that day in the festival's time zone. */
  instant: Instant;
}

/** A point on the globe, in degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

/** A picture, by the addresses it can be downloaded from, best first. Never empty. */
export interface Picture {
  sources: string[];
}

/** Two colours of the back end; null unless they are `#rgb` or `#rrggbb`. */
export interface Colours {
  main: string | null;
  companion: string | null;
}

/** Records by their identifier, in their given order. */
export interface ById<T> extends ReadonlyMap<Id, T> {
  /** Undefined for an id that no record has, and for null: what refers to nothing. */
  get(id: Id | null): T | undefined;
  has(id: Id | null): boolean;
}

/** Indexes records by id; the first of several with the same id wins. */
export function byId<T extends { id: Id }>(records: readonly T[]): ById<T> {
  const index = new Map<Id, T>();
  for (const record of records) if (!index.has(record.id)) index.set(record.id, record);
  return index;
}

/** The days and hours of an event. The rules are in `domain/event/event-time.ts`. */
export interface EventTime {
  start: Moment;
  /** Null if the back end gives no end, or one before the start. */
  end: Moment | null;
  firstDay: Day;
  /** The last day the event runs on, by the rule **Night belongs to its evening**. */
  lastDay: Day;
}

export interface EventType {
  id: Id;
  title: Localised;
  order: number;
  colours: Colours;
  /** Tickets are sold for events of this type. */
  isTicketed: boolean;
  /** Events of this type name their curator: exhibitions do. */
  namesCurator: boolean;
  /** Shown on the home page, which leaves one type out. */
  isOnHome: boolean;
}

export interface Role {
  id: Id;
  title: Localised;
  /** 100 if the back end gives none. */
  order: number;
  isCurator: boolean;
  /** The role belongs to the festival's team (**Team**). */
  isTeam: boolean;
}

export interface Participant {
  id: Id;
  personId: Id;
  roleId: Id;
}

export interface Activity {
  id: Id;
  title: Localised;
  /** The title as the back end writes it, where to set it (**Typography**) would change the address made of it. */
  titleInAddress?: string;
  intro: LocalisedHtml;
  description: LocalisedHtml;
  picture: Picture | null;
  kind: ActivityKind | null;
  participants: Participant[];
}

export interface ActivityKind {
  id: Id | null;
  title: Localised;
}

export interface Photo {
  id: Id;
  picture: Picture;
  title: Localised;
  /** What it shows, for readers who cannot see it. */
  description: Localised;
  /** The credit shown beside it, exactly as it must be written; its photographer's name where none is given. */
  credits: string[];
  /** Null where the credits alone say who took it. */
  photographer: string | null;
  /** When it was taken: `yyyy` or `yyyy-MM-dd`. */
  takenOn: string | null;
  /** Address or words. */
  licence: string | null;
  /** The press may print it, under `rights`. */
  isForPress: boolean;
  /** Its rights in words. */
  rights: Localised;
}

export interface Video {
  id: Id;
  title: Localised;
  /** Eleven word characters or dashes, or null. */
  youtubeId: string | null;
  fileUrl: string | null;
}

/** The status of an event that is not as planned (**Status**). Postponed: its new date is not yet known. */
export type EventStatus = 'cancelled' | 'postponed' | 'full';

/** Price of admission; at least one of the two fields is known. */
export interface Price {
  /** In words: who pays what. */
  words: Localised;
  /** The full price in the festival's currency; 0 is free. Null where only words are given. */
  amount: number | null;
}

/** An event of the programme, flat: parents and children refer to each other by id. */
export interface FestivalEvent {
  id: Id;
  parentId: Id | null;
  childIds: Id[];
  editionId: Id | null;
  typeId: Id | null;
  placeId: Id | null;
  time: EventTime | null;
  vernissage: Moment | null;
  openingDays: Localised;
  openingHours: string | null;
  /** Closed on these days, whatever its opening days say. */
  closures: Day[];
  /** http(s) only. */
  ticketUrl: string | null;
  /** http(s) only. */
  externalUrl: string | null;
  takesRegistration: boolean;
  /** Null if as planned. */
  status: EventStatus | null;
  isInProgramme: boolean;
  /** A route that visitors walk by themselves, all season: see `domain/event/booking.ts`. */
  isSelfGuided: boolean;
  activities: Activity[];
  photos: Photo[];
  videos: Video[];
  /** Null where nothing is said of it. */
  price: Price | null;
  /** Spoken or signed: BCP 47 tags, e.g. `fr`, `ar`, `fsl`. */
  languages: string[];
  /** Number of places; null where they are not counted. */
  capacity: number | null;
  /** When it was to begin before it was given the date it has; null if it never had another. */
  previousStart: Moment | null;
}

/** A record that the back end no longer lists, as last known. It keeps its address, and its page, but appears in no list. */
export type Withdrawn<T> = T & {
  /** When a pull first missed it. */
  withdrawnAt: Instant;
};
export type WithdrawnEvent = Withdrawn<FestivalEvent>;
