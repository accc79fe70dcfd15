import { atom } from 'nanostores';

/** The one top-level item whose sub-items are unfolded on a phone, by its place in the menu. */
export const $expandedItem = atom<number | null>(null);

/** Unfolds an item and folds the one before. */
export function expandItem(index: number): void {
  $expandedItem.set(index);
}

/** Folds an item; one that is not unfolded stays as it is. */
export function foldItem(index: number): void {
  if ($expandedItem.get() === index) $expandedItem.set(null);
}

/** Spec §2: whenever the panel opens or closes, all is folded. */
export function foldAllItems(): void {
  $expandedItem.set(null);
}
