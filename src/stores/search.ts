import { atom } from 'nanostores';
import { ApiError } from '../api/errors.ts';
import { search, type Found } from '../api/live/search.ts';
import { localise, type LocalText } from '../domain/localise.ts';
import type { Id } from '../domain/model/common.ts';
import { fullName } from '../domain/people.ts';
import { searchIndex, type SearchEntry } from '../domain/search-index.ts';
import type { Lang } from '../i18n/lang.ts';
import { pagePath } from '../i18n/paths.ts';
import { liveClient } from './live-client.ts';
import { indexAtHand, keyOf, loadIndex } from './search-index.ts';

export type SearchResult = Omit<SearchEntry, 'text'>;

/** Events first, then people (spec §2). */
export interface Search {
  /** Trimmed; empty when nothing is searched. */
  query: string;
  /** While searching, the results are those of before. */
  status: 'idle' | 'searching' | 'done' | 'failed';
  /** The results come from the index of the site: the back end did not answer. */
  isOffline: boolean;
  events: readonly SearchResult[];
  people: readonly SearchResult[];
}

const IDLE: Search = { query: '', status: 'idle', isOffline: false, events: [], people: [] };
/** So that a word typed at ease is one question. */
const DEBOUNCE_MS = 150;
/** After this, the visitor is shown what the site itself knows while the back end is still waited for. */
const PATIENCE_MS = 1000;
const MOST_OF_A_KIND = 20;

/** What is searched, and what was found. */
export const $search = atom<Search>(IDLE);

let timer: ReturnType<typeof setTimeout> | undefined;
let controller = new AbortController();

/** Fetches what the search needs when the back end fails. Called when the visitor turns to the search. */
export function prepareSearch(lang: Lang): void {
  // A search that needs it asks again, and says so when it still cannot be had.
  loadIndex(lang).catch(() => undefined);
}

/** Searches for what is typed, once the typing rests; for nothing when that is blank (spec §5). */
export function searchFor(typed: string, lang: Lang): void {
  const query = typed.trim();
  const { query: last, status } = $search.get();
  if (query === last && status !== 'failed') return;
  clearTimeout(timer);
  controller.abort();
  controller = new AbortController();
  if (!query) {
    $search.set(IDLE);
    return;
  }
  $search.set({ ...$search.get(), query, status: 'searching' });
  const { signal } = controller;
  timer = setTimeout(() => void run(query, lang, signal), DEBOUNCE_MS);
}

async function run(query: string, lang: Lang, signal: AbortSignal): Promise<void> {
  let isAnswered = false;
  const isWanted = (): boolean => !signal.aborted && !isAnswered;
  const patience = new Promise((end) => setTimeout(end, PATIENCE_MS));
  void patience.then(() => {
    const index = indexAtHand(lang);
    if (index && isWanted()) show({ status: 'searching', isOffline: true, ...found(index.entries, query) });
  });
  try {
    const results = await search(liveClient, query, signal);
    await Promise.race([loadIndex(lang).catch(() => null), patience]);
    if (isWanted()) show({ status: 'done', isOffline: false, ...toResults(results, lang) });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (isWanted()) await searchOffline(query, lang, isWanted);
  }
  isAnswered = true;
}

/** The back end failed, in silence; only when the index cannot be had either, the search has. */
async function searchOffline(query: string, lang: Lang, isWanted: () => boolean): Promise<void> {
  const index = await loadIndex(lang).catch(() => null);
  if (!isWanted()) return;
  if (index) show({ status: 'done', isOffline: true, ...found(index.entries, query) });
  else show({ status: 'failed', isOffline: true, events: [], people: [] });
}

const found = (entries: readonly SearchEntry[], query: string) => searchIndex(entries, query, MOST_OF_A_KIND);

function show(results: Omit<Search, 'query'>): void {
  $search.set({ ...$search.get(), ...results });
}

/** The back end gives ids; the index knows where the site shows them, and how. */
function toResults({ events, persons }: Found, lang: Lang): Pick<Search, 'events' | 'people'> {
  const known = indexAtHand(lang)?.byKey;
  const resultOf = (kind: SearchEntry['kind'], id: Id, title: LocalText | null): SearchResult[] => {
    const entry = known?.get(keyOf({ kind, id }));
    if (entry) return [entry];
    if (!title) return [];
    const path = pagePath(lang, kind, id);
    return [{ kind, id, path, title: title.text, ...(title.isFallback && { lang: title.lang }), detail: '' }];
  };
  return {
    events: events
      .slice(0, MOST_OF_A_KIND)
      .flatMap(({ id, title }) => resultOf('event', id, localise(title, lang))),
    people: persons
      .slice(0, MOST_OF_A_KIND)
      .flatMap((person) => resultOf('person', person.id, localise({ [lang]: fullName(person) }, lang))),
  };
}
