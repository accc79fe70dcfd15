import { atom, computed } from 'nanostores';
import type { Day, Id } from '../domain/model/core.ts';
import {
  type MapChoices,
  readMapFilter,
  withinChoices,
  writeMapFilter,
} from '../domain/programme/filters.ts';
import { addressStore } from './address-store.ts';

const address = addressStore({ read: readMapFilter, write: writeMapFilter });

/** Options of the filters; empty before the map's events are known. */
export const $mapChoices = atom<MapChoices>({ days: [], kindIds: [] });

/** Filter of the map, limited to the options; the address mirrors it as `?day=2024-10-12&kind=3`. */
export const $mapFilter = computed([address.$value, $mapChoices], withinChoices);

/** Shows what runs on a day; null for every day. */
export function showDay(day: Day | null): void {
  address.go({ ...$mapFilter.get(), day });
}

/** Shows the events with a kind of activity; null for every kind. */
export function showKind(kindId: Id | null): void {
  address.go({ ...$mapFilter.get(), kindId });
}
