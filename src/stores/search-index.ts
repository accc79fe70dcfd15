import { searchIndex, type SearchEntry, type SearchIndex } from '../domain/search/search-index.ts';
import type { Lang } from '../i18n/lang.ts';
import { dataPath } from '../i18n/paths.ts';

/** The index of one language, with its events and people by kind and id. */
export interface Index extends SearchIndex {
  byKey: ReadonlyMap<string, SearchEntry>;
}

const loading = new Map<Lang, Promise<Index>>();
const loaded = new Map<Lang, Index>();

export const keyOf = ({ kind, id }: Pick<SearchEntry, 'kind' | 'id'>): string => `${kind} ${id}`;

/** The index when it is there already. */
export function indexAtHand(lang: Lang): Index | undefined {
  return loaded.get(lang);
}

/** The index, read once a page; after a failure, asked for again. @throws Error when it cannot be had. */
export function loadIndex(lang: Lang): Promise<Index> {
  const index = loading.get(lang) ?? read(lang);
  loading.set(lang, index);
  index.catch(() => loading.delete(lang));
  return index;
}

async function read(lang: Lang): Promise<Index> {
  const path = dataPath(lang, 'search');
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answers ${response.status}`);
  const entries = (await response.json()) as SearchEntry[];
  const byKey = new Map(entries.map((entry) => [keyOf(entry), entry]));
  const index = { ...searchIndex(entries), byKey };
  loaded.set(lang, index);
  return index;
}
