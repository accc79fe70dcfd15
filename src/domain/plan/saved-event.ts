import type { LocalText } from '../text/localise.ts';
import type { Day, Id } from '../model/common.ts';
import type { EventStatus, EventTime } from '../model/event.ts';
import type { Position } from '../place/places.ts';

/** Where a saved event takes place. The name is in the language it was saved in, so that the id tells two venues apart. */
export interface SavedVenue {
  placeId: Id;
  name: string;
  position: Position | null;
}

/** What the site said of an event when it was saved: shown without a network, and compared with what it says later. */
export interface SavedFacts {
  href: string;
  /** CSS class of its type's colours; empty if the type is unknown. */
  className: string;
  status: EventStatus | null;
  time: EventTime | null;
  venue: SavedVenue | null;
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
