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

export interface Titled {
  id: Id;
  title: Localised;
}

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

/** A picture as the addresses it can be downloaded from, best first; there is at least one. */
export interface Picture {
  sources: string[];
}

/** Two colours of the back end; null unless they are `#rgb` or `#rrggbb`. */
export interface Colours {
  main: string | null;
  companion: string | null;
}

/** Records indexed by id, in their given order. */
export interface ById<T> extends ReadonlyMap<Id, T> {
  /** Returns undefined for an unknown id and for null, a reference to nothing. */
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
  /** Null if the back end has no end, or one that is not after the start. */
  end: Moment | null;
  firstDay: Day;
  /** The last day the event runs on, by the rule **Night belongs to its evening**. */
  lastDay: Day;
}

export interface EventType extends Titled {
  order: number;
  colours: Colours;
  /** Tickets are sold for events of this type. */
  isTicketed: boolean;
  /** Events of this type name their curator: exhibitions do. */
  namesCurator: boolean;
  /** The home page lists this type; it leaves out one type. */
  isOnHome: boolean;
}

export interface Role extends Titled {
  /** Rank in lists; 100 if the back end has none. */
  order: number;
  isCurator: boolean;
  /** The role belongs to the festival's team (**Team**). */
  isTeam: boolean;
}

export interface Participant {
  id: Id;
  personId: Id;
  /** Null if the back end names no role, or one that it does not give. */
  roleId: Id | null;
}

export interface Activity extends Titled {
  /** The title before **Typography** was applied; set only if typesetting would change the event's address. */
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

export interface Photo extends Titled {
  picture: Picture;
  /** Alternative text: what the photograph shows, for readers who cannot see it. */
  description: Localised;
  /** Credits to show with the photograph, exactly as written; the photographer's name if none is given. */
  credits: string[];
  /** Null if the photographer is named only in the credits. */
  photographer: string | null;
  /** Date on which the photograph was taken: `yyyy` or `yyyy-MM-dd`. */
  takenOn: string | null;
  /** Licence, as an address or in words. */
  licence: string | null;
  /** The press may print the photograph, under the terms in `rights`. */
  isForPress: boolean;
  /** Terms of use, in words. */
  rights: Localised;
}

export interface Video extends Titled {
  /** Eleven word characters or dashes, or null. */
  youtubeId: string | null;
  fileUrl: string | null;
  /** The back end's own still; without it, the provider's thumbnail. */
  poster?: Picture;
}

/** Status of an event that is cancelled, postponed (its new date is not yet known) or full (**Status**). */
export type EventStatus = 'cancelled' | 'postponed' | 'full';

/** Price of admission; at least one of the two fields is known. */
export interface Price {
  /** Prices in words: who pays what. */
  words: Localised;
  /** The full price in the festival's currency; 0 is free. Null if only words are given. */
  amount: number | null;
}

/** Opening days, in words, and hours on these days. */
export interface Opening {
  openingDays: Localised;
  openingHours: string | null;
}

/** An event of the programme, flat: parents and children refer to each other by id. */
export interface FestivalEvent extends Opening {
  id: Id;
  parentId: Id | null;
  childIds: Id[];
  editionId: Id | null;
  typeId: Id | null;
  placeId: Id | null;
  time: EventTime | null;
  vernissage: Moment | null;
  /** Days on which the event is closed, whatever its opening days say. */
  closures: Day[];
  /** http(s) only. */
  ticketUrl: string | null;
  /** http(s) only. */
  externalUrl: string | null;
  takesRegistration: boolean;
  /** Null if the event takes place as planned. */
  status: EventStatus | null;
  isInProgramme: boolean;
  /** A route that visitors walk by themselves, all season, all over the city (**Self-guided routes**). */
  isSelfGuided: boolean;
  activities: Activity[];
  photos: Photo[];
  videos: Video[];
  /** Null if the price is unknown. */
  price: Price | null;
  /** Spoken and signed languages as BCP 47 tags, e.g. `fr`, `ar`, `fsl`. */
  languages: string[];
  /** Number of places; null if they are not counted. */
  capacity: number | null;
  /** Start announced before the event was moved to its present date; null if it was never moved. */
  previousStart: Moment | null;
}

/** A record that the back end no longer lists, as last known. It keeps its address, and its page, but appears in no list. */
export type Withdrawn<T> = T & {
  /** Time of the first pull that did not find the record. */
  withdrawnAt: Instant;
};
export type WithdrawnEvent = Withdrawn<FestivalEvent>;
export type WithdrawnType = Withdrawn<EventType> & {
  /** Editions in which the type had events; absent if it was withdrawn by a pull of an earlier version. */
  editionIds?: readonly Id[];
};

/** Returns the records that have pages: those that the back end lists, not withdrawn (null), and the withdrawn ones. */
export function listedAndWithdrawn<T>(listed: readonly T[], withdrawn: readonly Withdrawn<T>[]) {
  return [...listed.map((record) => ({ ...record, withdrawnAt: null })), ...withdrawn];
}
