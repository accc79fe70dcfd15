import { EVENT_LINKS, eventIdOf, venueAnchor } from '../map-markup.ts';
import type { PinView } from '../model.ts';

/**
 * The venues of a pin in the list on the page. The map takes its words from there, so that they are
 * not sent twice.
 */
export function venuesOf({ placeIds }: Pick<PinView, 'placeIds'>): HTMLElement[] {
  return placeIds.flatMap((placeId) => document.getElementById(venueAnchor(placeId)) ?? []);
}

/** Links to the events of a venue, or of a group within it, that match the filter. */
export function eventLinks(part: HTMLElement, shown: ReadonlySet<number>): HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>(EVENT_LINKS)].filter((link) => shown.has(eventIdOf(link)));
}

export function countEvents(pin: PinView, shown: ReadonlySet<number>): number {
  return venuesOf(pin).reduce((sum, venue) => sum + eventLinks(venue, shown).length, 0);
}
