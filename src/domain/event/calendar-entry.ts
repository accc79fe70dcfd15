import type { Day, Id, Instant } from '../model/common.ts';
import type { EventStatus, EventTime } from '../model/event.ts';
import type { Position } from '../place/places.ts';

/** An event as a calendar application stores it. Texts are plain, in one language. */
export interface CalendarEntry {
  /** With the event's id, the entry's permanent identifier. */
  kind: 'event' | 'vernissage';
  id: Id;
  title: string;
  time: EventTime;
  /** Days of several on which it is open, in order; absent or empty where they are not known. */
  openDays?: readonly Day[];
  status: EventStatus | null;
  place: string | null;
  position: Position | null;
  /** Absolute address of the event's page. */
  url: string | null;
  description: string | null;
  /** Title of its type. */
  category?: string | null;
  /** CSS name of its type's colour. */
  colourName?: string | null;
  /** How often its date, place, title or status have changed; 0 if absent. */
  sequence?: number;
  /** When it was first seen as it stands. */
  modified?: Instant;
}
