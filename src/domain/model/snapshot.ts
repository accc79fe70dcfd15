import type { Festival } from './festival.ts';
import type { Id, Instant, Localised } from './core.ts';

/** A media file stored next to the snapshot, named by its content. */
export interface MediaFile {
  /** Content hash, 16 hex digits; the file is `{hash}.{extension}` in the media folder. */
  hash: string;
  extension: 'jpg' | 'png' | 'webp' | 'avif' | 'gif' | 'svg' | 'pdf' | 'mp4';
  bytes: number;
  /** Pixels, as displayed (orientation applied); null if the file is not a picture. */
  size: { width: number; height: number } | null;
}

/** Media files by the absolute URL they were downloaded from. Files that could not be downloaded are absent. */
export type MediaIndex = Record<string, MediaFile>;

export type NumberedList = 'editions' | 'eventTypes' | 'events' | 'persons' | 'places';

/** Permanent ids under which records were published, keyed by the ids that the back end has for them now. */
export type Renumbered = Partial<Record<NumberedList, Readonly<Record<Id, Id>>>>;

/** Where and when a snapshot was taken. */
export interface SnapshotManifest {
  version: number;
  source: string;
  pulledAt: Instant;
  /** Hash of the snapshot's content: same digest, same site. */
  digest: string;
  counts: Record<Exclude<keyof Festival, `withdrawn${string}`>, number>;
  /** Reference for the next pull. */
  guards: PullGuards;
  recordDates: RecordDates;
  /** Number of changes of the date, place, title or status of each event; absent for events without changes. */
  revisions: Record<Id, number>;
  renumbered: Renumbered;
  /** When each sealed edition was sealed, by its year. */
  sealedAt: Record<number, Instant>;
  /** Set if the back end could not be read and the snapshot consists of sealed editions only. */
  isOfSealsOnly?: true;
}

/** Time at which each record was first pulled in its present state, by its id. */
export type RecordDates = Record<'edition' | 'event' | 'person', Record<Id, Instant>>;

/** Recorded by one pull for the next, so that lost data can be distinguished from a change. */
export interface PullGuards {
  /** The highest count the festival ever had, by list; lowered only when a loss is accepted. */
  highWater: Record<string, number>;
  /** Number of records in each list, by its path. */
  listed: Record<string, number>;
  /** Time since when a list or page that had content has been empty, by its path. */
  emptySince: Record<string, Instant>;
}

/** A value that a pull left out, with its path as in `/api/evenements/ [12].activite[0].id`, and the reason. */
export interface Quarantined {
  path: string;
  id: Id | null;
  reason: string;
}

export type ChangedEntity = 'event' | 'edition' | 'person';

/** One change between a pull and the one before. */
export interface Change {
  pulledAt: Instant;
  kind: 'added' | 'removed' | 'moved' | 'retitled' | 'cancelled' | 'postponed' | 'resumed';
  entity: ChangedEntity;
  id: Id;
  /** The current or last known title. A person's name is the same in every language. */
  title: Localised;
  /** Year of its edition; null for persons and for events without an edition. */
  year: number | null;
  /** The last time and place of an event that moved or was removed, or the previous title. */
  before: ({ title?: Localised } & Partial<TimeAndPlace>) | null;
  /** Time and place of an event after the change; null if it was removed, and for editions and persons. */
  after: TimeAndPlace | null;
}

/** When and where an event takes place, at the time of a change. */
export interface TimeAndPlace {
  starts: Instant | null;
  ends: Instant | null;
  placeId: Id | null;
  /** The name that the place had then. */
  place: Localised;
}

/** A former address of a record. It is kept permanently: links to it may still be in use years later. */
export interface FormerAddress {
  entity: ChangedEntity;
  id: Id;
  /** An event's slug; null for records addressed by id or year. */
  slug: string | null;
  title: Localised;
  year: number | null;
  /** The record itself is gone from the back end, not only renamed. */
  isGone: boolean;
  since: Instant;
}

/** The history of a festival as recorded by its pulls, passed on from snapshot to snapshot. */
export interface ChangeRecord {
  /** Latest last; the oldest are dropped. */
  changes: Change[];
  /** Never dropped: their number is bounded by what the festival has published. */
  formerAddresses: FormerAddress[];
}

export const noChanges: ChangeRecord = { changes: [], formerAddresses: [] };
