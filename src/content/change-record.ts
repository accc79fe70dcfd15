import type { Id, Instant, Localised } from '../domain/model/common.ts';

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
  /**
   * When and where an event took place once it had changed; null for what was removed, and for editions and persons.
   * Absent in records of earlier versions.
   */
  after?: TimeAndPlace | null;
}

/** When and where an event takes place, at the time of a change. */
export interface TimeAndPlace {
  starts: Instant | null;
  ends: Instant | null;
  placeId: Id | null;
  /** The name that the place had then; absent in records of earlier versions. */
  place?: Localised;
}

/** A former address of a record. It is kept for ever: links to it may still be in use years later. */
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
  /** Bounded by what the festival ever published, so never dropped. */
  formerAddresses: FormerAddress[];
}

export const noChanges: ChangeRecord = { changes: [], formerAddresses: [] };
