import { searchIndex, type SearchIndex } from '../domain/search/search-index.ts';
import type { SearchEntry } from '../domain/search/search-entry.ts';
import type { SearchTexts } from '../domain/search/search-texts.ts';
import type { Lang } from '../i18n/lang.ts';
import { dataPath } from '../i18n/paths.ts';
import { fetchData } from './fetch-own.ts';

/** The index of one language, with its events and people by kind and id. */
export interface Index extends SearchIndex {
  byKey: ReadonlyMap<string, SearchEntry>;
}

const indexPromises = new Map<Lang, Promise<Index>>();
const indexes = new Map<Lang, Index>();

export const entryKey = ({ kind, id }: Pick<SearchEntry, 'kind' | 'id'>): string => `${kind} ${id}`;

/** The index, if it is already loaded. */
export function loadedIndex(lang: Lang): Index | undefined {
  return indexes.get(lang);
}

/** Loads the index once a page; after a failure the next caller tries again. @throws NotFetched if it cannot be loaded. */
export function loadIndex(lang: Lang): Promise<Index> {
  const index = indexPromises.get(lang) ?? read(lang);
  indexPromises.set(lang, index);
  index.catch(() => indexPromises.delete(lang));
  return index;
}

async function read(lang: Lang): Promise<Index> {
  const [entries, texts] = await Promise.all([
    fetchData<SearchEntry[]>(dataPath(lang, 'search')),
    fetchData<SearchTexts>(dataPath(lang, 'search-texts')),
  ]);
  const byKey = new Map(entries.map((entry) => [entryKey(entry), entry]));
  const index = { ...searchIndex(entries, texts), byKey };
  indexes.set(lang, index);
  return index;
}
