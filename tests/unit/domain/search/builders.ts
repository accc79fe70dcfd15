import { searchEntry, type SearchEntry } from '../../../../src/domain/search/search-entry.ts';

/** A Saturday of the edition, in the festival's time zone. */
export const TODAY = '2024-10-12';
export const noTexts = { synonyms: [], items: [] };

/** Returns the entry of an event, unless another kind is given. */
export const entry = (
  id: number,
  title: string,
  given: Partial<Parameters<typeof searchEntry>[0]> = {},
): SearchEntry =>
  searchEntry({ kind: 'event', id, path: `/event/${id}/`, title, detail: '', alsoSearched: [], ...given });
