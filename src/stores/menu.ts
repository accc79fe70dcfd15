import { atom, onMount } from 'nanostores';
import { readItem, writeItem } from './browser-storage.ts';

const PAGE_KEY = 'page';

/** The one top-level item whose sub-items are unfolded on a phone, by its place in the menu. */
export const $expandedItem = atom<number | null>(null);

/** Page or path of the sub-item last chosen (spec §2: choosing one saves the page identifier). */
export const $chosenPage = atom<string | null>(null);

/** Unfolds an item and folds the one before. */
export function expandItem(index: number): void {
  $expandedItem.set(index);
}

/** Folds an item; one that is not unfolded stays as it is. */
export function foldItem(index: number): void {
  if ($expandedItem.get() === index) $expandedItem.set(null);
}

/** Spec §2: whenever the panel opens or closes, all is folded. */
export function panelToggled(): void {
  $expandedItem.set(null);
}

/** The page identifier of a sub-item, by where it leads: `19` for `/fr/page/19/`, `program/2024` for `/en/program/2024/`. */
export function pageOf(pathname: string): string {
  return decodeURI(pathname).replace(/^\/[a-z]{2}\/(?:page\/)?|\/$/g, '');
}

/** Saves the page identifier of a sub-item for this tab. */
export function choosePage(identifier: string): void {
  writeItem('session', PAGE_KEY, identifier);
  $chosenPage.set(identifier);
}

onMount($chosenPage, () => {
  if (typeof window !== 'undefined') $chosenPage.set(readItem('session', PAGE_KEY) ?? null);
});
