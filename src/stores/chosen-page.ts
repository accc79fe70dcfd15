import { writeItem } from './browser-storage.ts';

/** Storage key of the page identifier of the sub-menu item last chosen in this tab. */
export const PAGE_KEY = 'page';

/** Page identifier of a sub-menu item by its path: `19` for `/fr/page/19/`, `program/2024` for `/en/program/2024/`. */
export function pageIdentifierOf(pathname: string): string {
  return decodeURI(pathname).replace(/^\/[a-z]{2}\/(?:page\/)?|\/$/g, '');
}

/** Saves the page identifier of the sub-menu item that the visitor chose, for this tab. */
export function savePageIdentifier(identifier: string): void {
  writeItem('session', PAGE_KEY, identifier);
}
