import type { Id } from '../../../domain/model/core.ts';
import type { EventDetails, PinView } from '../map-view.ts';

/** Events that match the filters, by the place where they are. */
export type ShownEvents = ReadonlyMap<Id | null, readonly EventDetails[]>;

export function countEvents({ placeIds }: PinView, shown: ShownEvents): number {
  return placeIds.reduce((sum, placeId) => sum + (shown.get(placeId)?.length ?? 0), 0);
}
