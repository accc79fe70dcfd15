import type { EventHead } from '../../domain/event/event-summary.ts';
import type { LocalText } from '../../domain/text/localise.ts';
import type { Id } from '../../domain/model/common.ts';
import type { DayRange } from '../../domain/time/days.ts';
import type { Position } from '../../domain/place/places.ts';

/** A pin of the map, with the places at its point. */
export interface PinView extends Position {
  number: number;
  placeIds: Id[];
  /** Names of its places, in the interface language. */
  name: string;
  /** Events that take place there. */
  eventCount: number;
}

/** An activity in the panel of the map. */
export interface ActivityDetails {
  title: LocalText;
  thumbnail: string | null;
  intro: LocalText | null;
  speakers: string[];
}

export interface EventDetails extends Pick<EventHead, 'id' | 'href' | 'title' | 'status' | 'opens'> {
  /** A single date with its time, or a range. */
  when: string;
  /** Null when it has no date. */
  days: DayRange | null;
  kindIds: Id[];
  activities: ActivityDetails[];
}

/** Data that the map requests when it is hydrated. */
export interface MapDetails {
  events: EventDetails[];
  kinds: { id: Id; title: string }[];
}
