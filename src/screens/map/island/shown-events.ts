import type { Id } from '../../../domain/model/core.ts';
import type { EventDetails } from '../map-view.ts';
import type { Pin } from './pins.ts';

export type ShownEvents = ReadonlyMap<Id | null, readonly EventDetails[]>;

export function countEvents({ places }: Pin, shown: ShownEvents): number {
  return places.reduce((sum, { id }) => sum + (shown.get(id)?.length ?? 0), 0);
}
