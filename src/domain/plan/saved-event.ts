import type { LocalText } from '../text/localise.ts';
import type { Day, Id } from '../model/common.ts';
import type { EventSummary } from '../event/event-summary.ts';

/** Facts of an event when it was saved: shown offline, and compared with later facts. */
export type SavedFacts = Pick<
  EventSummary,
  'href' | 'className' | 'status' | 'time' | 'venue' | 'isAttended' | 'wholes' | 'sequence'
>;

/** An event in the visitor's plan. */
export interface SavedEvent {
  id: Id;
  /** The day chosen for an event of several days; null for any of them. */
  day: Day | null;
  title: LocalText | null;
  /** Null where the site's data were not at hand: they are filled in once they are. */
  facts: SavedFacts | null;
}

/** A copy of what the site says now of an event. */
export function copyOf(id: Id, summary: EventSummary): Omit<SavedEvent, 'day'> {
  const { title, href, className, status, time, venue, isAttended, wholes, sequence } = summary;
  const facts: SavedFacts = { href, className, status, time, venue };
  if (isAttended) facts.isAttended = isAttended;
  if (wholes) facts.wholes = wholes;
  if (sequence !== undefined) facts.sequence = sequence;
  return { id, title, facts };
}
