import { writeItem } from './browser-storage.ts';

/** Where the page identifier of the sub-item last chosen in this tab is saved. */
export const PAGE_KEY = 'page';

/** The page identifier of a sub-item, by where it leads: `19` for `/fr/page/19/`, `program/2024` for `/en/program/2024/`. */
export function pageIdentifierOf(pathname: string): string {
  return decodeURI(pathname).replace(/^\/[a-z]{2}\/(?:page\/)?|\/$/g, '');
}

/** Saves the page identifier of a sub-item that is chosen (spec §2), for this tab. */
export function savePageIdentifier(identifier: string): void {
  writeItem('session', PAGE_KEY, identifier);
}
