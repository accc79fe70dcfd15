import type { Id } from '../../../domain/model/core.ts';
import { venueAnchor } from '../map-markup.ts';
import type { EventDetails, PinView } from '../model.ts';

/** Events that match the filters, by the place where they are. */
export type ShownEvents = ReadonlyMap<Id | null, readonly EventDetails[]>;

/**
 * The venues of a pin in the list on the page. The map takes its words from there, so that they are
 * not sent twice.
 */
export function venuesOf({ placeIds }: Pick<PinView, 'placeIds'>): HTMLElement[] {
  return placeIds.flatMap((placeId) => document.getElementById(venueAnchor(placeId)) ?? []);
}

export function countEvents({ placeIds }: PinView, shown: ShownEvents): number {
  return placeIds.reduce((sum, placeId) => sum + (shown.get(placeId)?.length ?? 0), 0);
}
