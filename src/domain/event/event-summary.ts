import type { LocalText } from '../text/localise.ts';
import type { Id, Instant, EventStatus, EventTime, Position } from '../model/core.ts';

/** Where an event takes place, in one language: the id tells two venues apart. */
export interface EventVenue {
  placeId: Id;
  name: string;
  position: Position | null;
}

/** An event summed up in one language, from which every view takes what it shows. */
export interface EventHead {
  id: Id;
  href: string;
  title: LocalText;
  typeId: Id | null;
  /** CSS class of its type's colours; empty if the type is unknown. */
  className: string;
  type: LocalText | null;
  status: EventStatus | null;
  /** For the visitor's clock (`opennessText`); null where no state is told. */
  opens: string | null;
}

/** An event in the visitor's own list, in one language. */
export interface EventSummary extends Omit<EventHead, 'id' | 'typeId' | 'opens'> {
  when: string | null;
  thumbnail: { src: string; width: number; height: number } | null;
  time: EventTime | null;
  venue: EventVenue | null;
  /** Opening days and hours of an event of several days. */
  opening: string | null;
  /** A visitor may register until it is over (**Booking**). */
  takesRegistration: boolean;
  /** Of several days, to all of which one comes (**Attended whole**). */
  isAttended?: true;
  /** What it is a part of, and what that is a part of; absent for what is no part. */
  wholes?: readonly Id[];
  /** Absent where no state is told. */
  opens?: string;
  /** As in the site's calendars: how often it has changed, absent for never, and since when it stands as it does. */
  sequence?: number;
  modified?: Instant;
}

export type EventSummaries = Readonly<Record<Id, EventSummary>>;

/** The summaries of every event as data of the site. */
export interface SummariesFile {
  /** Day and hour of the data, in words. */
  asOf: string;
  items: readonly (readonly [Id, EventSummary])[];
}
