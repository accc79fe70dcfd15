import { searchIndex, type SearchIndex } from '../domain/search/search-index.ts';
import type { SearchEntry, SearchTexts, SearchResults } from '../domain/search/search-entry.ts';
import { pagePath } from '../i18n/paths.ts';
import { fetchList } from './fetch-own.ts';
import type { Found } from './live/records.ts';
import { fold } from '../domain/text/fold.ts';
import { localise, type LocalText } from '../domain/text/localise.ts';
import type { Id, EventStatus, Lang } from '../domain/model/core.ts';
import { fullName } from '../domain/people/people.ts';
import { maxResults } from '../domain/search/ranking.ts';

/** The index of one language, with its events and people by kind and id. */
export interface Index extends SearchIndex {
  byKey: ReadonlyMap<string, SearchEntry>;
}

const indexPromises = new Map<Lang, Promise<Index>>();
const indexes = new Map<Lang, Index>();

const entryKey = ({ kind, id }: Pick<SearchEntry, 'kind' | 'id'>): string => `${kind} ${id}`;

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
  const [{ items: entries }, texts] = await Promise.all([
    fetchList<{ items: SearchEntry[] }>(lang, 'search'),
    fetchList<SearchTexts>(lang, 'search-texts'),
  ]);
  const byKey = new Map(entries.map((entry) => [entryKey(entry), entry]));
  const index = { ...searchIndex(entries, texts), byKey };
  indexes.set(lang, index);
  return index;
}

export interface SearchResult extends Omit<SearchEntry, 'words'> {
  /** Added to the back end since the site was built: its page is made by a live call. */
  isNew?: true;
}

/** The rule **Search order**. */
export interface Results {
  answers: readonly SearchResult[];
  events: readonly SearchResult[];
  people: readonly SearchResult[];
  pages: readonly SearchResult[];
  /** Nothing contains the words as typed. */
  isApproximate: boolean;
}

/**
 * Combines the results of the site's index with those of the back end, which knows records that were added or renamed
 * since the site was built. Results of both are listed once, ranked by the index. If the index has no exact result, only
 * the back end's are shown.
 * @param indexed results of the index; null while it is not loaded.
 */
export function combineResults(
  indexed: SearchResults | null,
  live: Found,
  index: Index | undefined,
  lang: Lang,
): Results {
  const events = live.events.map(({ title, ...event }) =>
    resultOf('event', { ...event, title: localise(title, lang) }, index, lang),
  );
  const people = live.persons.map((person) => {
    const title = localise({ [lang]: fullName(person) }, lang);
    return resultOf('person', { id: person.id, title, status: null }, index, lang);
  });
  const isExact = indexed !== null && !indexed.isApproximate && resultCount(indexed) > 0;
  if (indexed && !isExact && events.length + people.length === 0) return indexed;
  return {
    answers: isExact ? indexed.answers : [],
    events: mergeResults(isExact ? indexed.events : null, events.flat(), maxResults.event),
    people: mergeResults(isExact ? indexed.people : null, people.flat(), maxResults.person),
    pages: isExact ? indexed.pages : [],
    isApproximate: false,
  };
}

/** How many results there are. */
export function resultCount({ answers, events, people, pages }: Omit<Results, 'isApproximate'>): number {
  return answers.length + events.length + people.length + pages.length;
}

interface LiveResult {
  result: SearchResult;
  /** The index has the same entry. */
  isKnown: boolean;
}

/** The current data of the back end for a record. */
interface LiveRecord {
  id: Id;
  title: LocalText | null;
  status: EventStatus | null;
}

/** The back end gives an id, a title and a status; the index knows the page. */
function resultOf(
  kind: 'event' | 'person',
  { id, title, status }: LiveRecord,
  index: Index | undefined,
  lang: Lang,
): LiveResult[] {
  const entry = index?.byKey.get(entryKey({ kind, id }));
  const hasSameTitle = entry && (!title || fold(title.text) === fold(entry.title));
  if (hasSameTitle && status === (entry.status ?? null)) return [{ result: entry, isKnown: true }];
  const shownTitle = hasSameTitle
    ? { title: entry.title, ...(entry.lang && { lang: entry.lang }) }
    : title && { title: title.text, ...(title.isFallback && { lang: title.lang }) };
  if (!shownTitle) return [];
  const current = { kind, id, ...shownTitle, ...(status && { status }) };
  if (entry) {
    const { path, detail } = entry;
    return [{ result: { ...current, path, detail }, isKnown: false }];
  }
  // Without the index it is unknown what is new.
  const isNew = index ? ({ isNew: true } as const) : {};
  return [
    {
      result: { ...current, path: pagePath(lang, kind, id), detail: '', ...isNew },
      isKnown: false,
    },
  ];
}

/** Results of the index in their order, with the back end's current titles and statuses; then those that the index does not have. */
function mergeResults(
  indexed: readonly SearchResult[] | null,
  live: readonly LiveResult[],
  limit: number,
): readonly SearchResult[] {
  if (!indexed) return live.slice(0, limit).map(({ result }) => result);
  const changedById = new Map(
    live.filter(({ isKnown }) => !isKnown).map(({ result }) => [result.id, result]),
  );
  if (changedById.size === 0) return indexed;
  const indexedIds = new Set(indexed.map(({ id }) => id));
  const added = [...changedById.values()].filter(({ id }) => !indexedIds.has(id));
  return [
    ...indexed
      .slice(0, Math.max(limit - added.length, 0))
      .map((result) => changedById.get(result.id) ?? result),
    ...added.slice(0, limit),
  ];
}
