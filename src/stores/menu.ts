import { atom } from 'nanostores';

/** Index of the one top-level item whose sub-items are unfolded on a phone. */
export const $expandedItem = atom<number | null>(null);

/** Unfolds an item and folds the previous one. */
export function expandItem(index: number): void {
  $expandedItem.set(index);
}

/** Folds the item if it is the unfolded one. */
export function foldItem(index: number): void {
  if ($expandedItem.get() === index) $expandedItem.set(null);
}

/** Called whenever the menu panel opens or closes. */
export function foldAllItems(): void {
  $expandedItem.set(null);
}
