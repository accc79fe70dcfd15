import type { Id, Instant, Localised } from '../domain/model/common.ts';

export type ChangedEntity = 'event' | 'edition' | 'person';

/** One thing a pull found different from the pull before. */
export interface Change {
  pulledAt: Instant;
  kind: 'added' | 'removed' | 'moved' | 'retitled' | 'cancelled' | 'postponed' | 'resumed';
  entity: ChangedEntity;
  id: Id;
  /** As it is now, or was last. A person's name stands in every language. */
  title: Localised;
  /** Year of its edition; null for persons and for events without an edition. */
  year: number | null;
  /** What it was before: the time and place of what moved, the title of what was retitled. */
  before: { title?: Localised; starts?: Instant | null; ends?: Instant | null; placeId?: Id | null } | null;
}

/** An address under which something stood once. It is never forgotten: a link may come back after years. */
export interface FormerAddress {
  entity: ChangedEntity;
  id: Id;
  /** An event's slug; null for what is addressed by id or year. */
  slug: string | null;
  title: Localised;
  year: number | null;
  /** The thing itself is gone from the back end, not only renamed. */
  isGone: boolean;
  since: Instant;
}

/** The history of a festival as its pulls saw it, carried from snapshot to snapshot. */
export interface ChangeRecord {
  /** Latest last; the oldest are let go. */
  changes: Change[];
  /** Bounded by what the festival ever published, so never let go. */
  formerAddresses: FormerAddress[];
}

export const noChanges: ChangeRecord = { changes: [], formerAddresses: [] };
