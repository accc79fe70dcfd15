import { searchIndex, type SearchIndex } from '../domain/search/search-index.ts';
import type { SearchEntry, SearchTexts, SearchResults } from '../domain/search/search-entry.ts';
import { pagePath } from '../i18n/paths.ts';
import { fetchList } from './fetch-own.ts';
import type { Found } from './live/records.ts';
import { fold } from '../domain/text/fold.ts';
import { localise, type LocalText } from '../domain/text/localise.ts';
import type { Id, EventStatus, Lang } from '../domain/model/core.ts';
import { takesPlace } from '../domain/event/event-status.ts';
import { fullName } from '../domain/people/people.ts';
import { maxResults } from '../domain/search/ranking.ts';

/** The index of one language, with its events and people by kind and id. */
export interface Index extends SearchIndex {
  byKey: ReadonlyMap<string, SearchEntry>;
}

const indexPromises = new Map<Lang, Promise<Index>>();
const indexes = new Map<Lang, Index>();

const entryKey = ({ kind, id }: Pick<SearchEntry, 'kind' | 'id'>): string => `${kind} ${id}`;

export function loadedIndex(lang: Lang): Index | undefined {
  return indexes.get(lang);
}

/** Loads the index once per page; after a failure the next caller tries again. @throws NotFetched. */
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
  /** Whether the record was added to the back end since the site was built: a live call then makes its page. */
  isNew?: true;
}

export type Results = SearchResults<SearchResult>;

/**
 * Combines the results of the site's index with those of the back end, which knows records that were added or renamed
 * since the site was built. Results of both are listed once, ranked by the index. If the index has no exact result,
 * only the back end's are shown.
 * @param indexed results of the index; null while it is not loaded.
 */
export function combineResults(
  indexed: SearchResults | null,
  live: Found,
  index: Index | undefined,
  lang: Lang,
): Results {
  const events = live.events.flatMap(
    ({ title, ...event }) => resultOf('event', { ...event, title: localise(title, lang) }, index, lang) ?? [],
  );
  const people = live.persons.flatMap((person) => {
    const title = localise({ [lang]: fullName(person) }, lang);
    return resultOf('person', { id: person.id, title, status: null }, index, lang) ?? [];
  });
  const isExact = indexed !== null && !indexed.isApproximate && resultCount(indexed) > 0;
  if (indexed && !isExact && events.length + people.length === 0) return indexed;
  return {
    answers: isExact ? indexed.answers : [],
    events: mergeResults(isExact ? indexed.events : null, events, index, maxResults.event),
    people: mergeResults(isExact ? indexed.people : null, people, index, maxResults.person),
    pages: isExact ? indexed.pages : [],
    isApproximate: false,
  };
}

export function resultCount({ answers, events, people, pages }: Omit<Results, 'isApproximate'>): number {
  return answers.length + events.length + people.length + pages.length;
}

interface LiveRecord {
  id: Id;
  title: LocalText | null;
  status: EventStatus | null;
}

/**
 * Makes a result of a record of the back end, which has an id, a title and a status; the index has the page.
 * @returns the entry of the index if its title and status are the same, otherwise what else the index knows of the
 *   record with its title and status; null for a record without a title.
 */
function resultOf(
  kind: 'event' | 'person',
  { id, title, status }: LiveRecord,
  index: Index | undefined,
  lang: Lang,
): SearchResult | null {
  const entry = index?.byKey.get(entryKey({ kind, id }));
  const hasSameTitle = entry && (!title || fold(title.text) === fold(entry.title));
  if (hasSameTitle && status === (entry.status ?? null)) return entry;
  const shownTitle = hasSameTitle
    ? { title: entry.title, ...(entry.lang && { lang: entry.lang }) }
    : title && { title: title.text, ...(title.isFallback && { lang: title.lang }) };
  if (!shownTitle) return null;
  const current = { kind, id, ...shownTitle, ...(status && { status }) };
  if (entry) {
    const { path, detail, moved, opens } = entry;
    const known = { ...current, path, detail };
    // What no longer takes place was not moved, nor is it open.
    return takesPlace({ status, time: null })
      ? { ...known, ...(moved && { moved }), ...(opens && { opens }) }
      : known;
  }
  // Without the index it is unknown whether the record is new.
  return { ...current, path: pagePath(lang, kind, id), detail: '', ...(index && { isNew: true }) };
}

/** Lists results of the index in their order, with the back end's current titles and statuses; then its others. */
function mergeResults(
  indexed: readonly SearchResult[] | null,
  live: readonly SearchResult[],
  index: Index | undefined,
  limit: number,
): readonly SearchResult[] {
  if (!indexed) return live.slice(0, limit);
  const changed = live.filter((result) => result !== index?.byKey.get(entryKey(result)));
  const changedById = new Map(changed.map((result) => [result.id, result]));
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
