import type { LocalText } from '../text/localise.ts';
import type { Day, Id } from '../model/common.ts';
import type { EventSummary, EventVenue } from '../event/event-summary.ts';
import type { EventStatus, EventTime } from '../model/event.ts';

/** What the site said of an event when it was saved: shown without a network, and compared with what it says later. */
export interface SavedFacts {
  href: string;
  /** CSS class of its type's colours; empty if the type is unknown. */
  className: string;
  status: EventStatus | null;
  time: EventTime | null;
  venue: EventVenue | null;
  /** How often it had changed; absent for never. */
  sequence?: number;
}

/** An event in the visitor's plan. */
export interface SavedEvent {
  id: Id;
  /** The day chosen for an event of several days; null for any of them. */
  day: Day | null;
  title: LocalText | null;
  /** Null where the site's data were not at hand: they are filled in once they are. */
  facts: SavedFacts | null;
}

/** An event with a copy of what the site says of it now. */
export function savedFrom(id: Id, { title, sequence, ...current }: EventSummary): SavedEvent {
  const { href, className, status, time, venue } = current;
  const facts = { href, className, status, time, venue, ...(sequence !== undefined && { sequence }) };
  return { id, day: null, title, facts };
}
