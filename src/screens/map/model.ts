import type { EventHead } from '../../domain/event/event-summary.ts';
import type { LocalText } from '../../domain/text/localise.ts';
import type { Id, Position } from '../../domain/model/core.ts';
import type { DayRange } from '../../domain/time/days.ts';
import type { Key } from '../../i18n/translate.ts';

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

export interface EventDetails extends Pick<
  EventHead,
  'id' | 'href' | 'title' | 'status' | 'opens' | 'className'
> {
  placeId: Id | null;
  /** A single date with its time, or a range. */
  when: string;
  /** Null when it has no date. */
  days: DayRange | null;
  kindIds: Id[];
  activities: ActivityDetails[];
}

/** Data that the map requests when it is hydrated. */
export interface MapDetails {
  items: readonly EventDetails[];
  kinds: { id: Id; title: string }[];
}

export const mapWords = [
  'a11y.close',
  'a11y.externalLink',
  'event.cancelled',
  'event.full',
  'event.postponed',
  'events.one',
  'events.other',
  'map.allDays',
  'map.allKinds',
  'map.closePopup',
  'map.day',
  'map.directions',
  'map.enterFullscreen',
  'map.exitFullscreen',
  'map.failed',
  'map.kind',
  'map.noResult',
  'map.onFootFromHere',
  'map.openEvent',
  'map.places',
  'map.search',
  'map.searchLabel',
  'map.show',
  'map.speakers',
  'map.tilesFailed',
  'map.title',
  'map.venues',
  'map.zoomIn',
  'map.zoomOut',
  'map.zoomToVenues',
  'plan.save',
  'plan.saved',
] as const satisfies Key[];

export type MapWords = Record<(typeof mapWords)[number], string>;
