import type { Colours, Day, Id, Instant, Localised, LocalisedHtml, Moment, Picture } from './common.ts';

/** The days and hours an event occupies. See `domain/event-time.ts` for the rules. */
export interface EventTime {
  start: Moment;
  /** Null when the back end gives no end, or one before the start. */
  end: Moment | null;
  firstDay: Day;
  /** The last Tunis day the event runs on; an event past midnight stays on the day it starts. */
  lastDay: Day;
}

export interface EventType {
  id: Id;
  title: Localised;
  order: number;
  colours: Colours;
  /** Tickets are sold for events of this type (spec §9: ticket event type). */
  isTicketed: boolean;
  /** Exhibitions name their curator (spec: type 1, role 3). */
  namesCurator: boolean;
  /** The home page leaves one type out (spec §9). */
  isOnHome: boolean;
}

export interface Role {
  id: Id;
  title: Localised;
  /** 100 when the back end gives none. */
  order: number;
  isCurator: boolean;
  /** The role belongs to the festival's team (spec §9: team role categories). */
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
  title: string | null;
  credits: string[];
}

export interface Video {
  id: Id;
  title: Localised;
  /** Eleven word characters or dashes, or null. */
  youtubeId: string | null;
  fileUrl: string | null;
}

/** What has become of an event that is not as planned. Postponed: its new date is yet to be told. */
export type EventStatus = 'cancelled' | 'postponed' | 'full';

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
  /** http(s) only. */
  ticketUrl: string | null;
  /** http(s) only. */
  externalUrl: string | null;
  takesRegistration: boolean;
  /** Null as long as it is as planned. */
  status: EventStatus | null;
  isInProgramme: boolean;
  /** A route that visitors walk by themselves, all season long: see `domain/self-guided.ts`. */
  isSelfGuided: boolean;
  activities: Activity[];
  photos: Photo[];
  videos: Video[];
}

/** An event that the back end no longer gives, as it was last known. Its address stays; it is in no list. */
export interface WithdrawnEvent extends FestivalEvent {
  /** When a pull first missed it. */
  withdrawnAt: Instant;
}
