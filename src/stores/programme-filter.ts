import { atom } from 'nanostores';
import type { Day, Id } from '../domain/model/core.ts';
import { noFilter, readFilter, toggle, writeFilter } from '../domain/programme/filters.ts';
import { addressStore } from './address-store.ts';

const address = addressStore({ read: readFilter, write: writeFilter });

/** Filter of the programme; the address mirrors it as `?type=2&day=2024-10-12`. */
export const $programmeFilter = address.$value;

/** How many events match the filter; null until the rows have been filtered. */
export const $matchCount = atom<number | null>(null);

/** Chooses a type, or clears it when it is the chosen one. */
export function chooseType(typeId: Id): void {
  address.go(toggle($programmeFilter.get(), 'typeId', typeId));
}

/** Chooses a day, or clears it when it is the chosen one. */
export function chooseDay(day: Day): void {
  address.go(toggle($programmeFilter.get(), 'day', day));
}

export function clearDay(): void {
  address.go({ ...$programmeFilter.get(), day: null });
}

export function clearFilter(): void {
  address.go(noFilter);
}
