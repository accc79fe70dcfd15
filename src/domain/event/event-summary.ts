import type { LocalText } from '../text/localise.ts';
import type { Id, Instant, EventStatus, EventTime, Position } from '../model/core.ts';

/** Venue of an event, in one language; the id distinguishes venues of the same name. */
export interface EventVenue {
  placeId: Id;
  name: string;
  /** Language of the name, if it is not that of the interface. */
  lang?: LocalText['lang'];
  position: Position | null;
}

/** Summary of an event in one language, used by every view. */
export interface EventHead {
  id: Id;
  href: string;
  title: LocalText;
  typeId: Id | null;
  /** CSS class of its type's colours; empty if the type is unknown. */
  className: string;
  type: LocalText | null;
  status: EventStatus | null;
  /** The back end no longer lists the event: of summaries, only the visitor's registrations show it. */
  isWithdrawn?: true | undefined;
  /** Until when an event that was moved says so (**Status**). */
  moved?: Instant | undefined;
  /** Openness for the visitor's clock (`opennessText`); null if no state is shown. */
  opens: string | null;
}

/** Summary of an event in the visitor's plan, in one language. */
export interface EventSummary extends Omit<EventHead, 'id' | 'typeId' | 'opens'> {
  when: string | null;
  thumbnail: { src: string; width: number; height: number } | null;
  time: EventTime | null;
  venue: EventVenue | null;
  /** Opening days and hours of an event of several days. */
  opening: string | null;
  /** A visitor may register until the event is over (**Booking**). */
  takesRegistration: boolean;
  /** The event lasts several days and is attended on all of them (**Attended whole**). */
  isAttended?: true;
  /** Ids of its parent, of the parent's parent and so on; absent if it has no parent. */
  ancestorIds?: readonly Id[];
  /** Openness for the visitor's clock (`opennessText`); absent if no state is shown. */
  opens?: string;
  /** As in the site's calendars: number of changes, absent if there are none, and the time of its present state. */
  sequence?: number;
  modified?: Instant;
}

export type EventSummaries = Readonly<Record<Id, EventSummary>>;

/** Returns the summaries of the events that the back end lists. */
export function withoutWithdrawn(summaries: EventSummaries): EventSummaries {
  return Object.fromEntries(Object.entries(summaries).filter(([, { isWithdrawn }]) => !isWithdrawn));
}

/** Data file of the site with the summaries of all events. */
export interface SummariesFile {
  /** Day and hour of the data, in words. */
  asOf: string;
  items: readonly (readonly [Id, EventSummary])[];
}
