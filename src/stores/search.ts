import { atom } from 'nanostores';
import { ApiError } from '../back-end/errors.ts';
import { search } from './live/records.ts';
import type { SearchResults } from '../domain/search/search-entry.ts';
import type { Lang } from '../domain/model/languages.ts';
import { festivalMoment } from '../site/festival-moment.ts';
import { publicEnvironment } from '../site/public-environment.ts';
import { visitorNow } from '../site/visitor-clock.ts';
import { loadedIndex, loadIndex, type Index, combineResults, type Results } from './search-results.ts';

export interface Search extends Results {
  /** Trimmed; empty when nothing is searched. */
  query: string;
  /** While `searching`, the results are those of the site's own index. */
  status: 'idle' | 'searching' | 'done' | 'failed';
  /** Whether the results are those of the site's own index because the back end did not answer. */
  isOffline: boolean;
}

export const IDLE: Search = {
  query: '',
  status: 'idle',
  isOffline: false,
  answers: [],
  events: [],
  people: [],
  pages: [],
  isApproximate: false,
};
/** Pause in typing before a request, so that a word typed at normal speed is one request. */
const DEBOUNCE_MS = 150;
/** How long the back end's answer waits for the index, which has the pages of the results. */
const INDEX_TIMEOUT_MS = 1000;

export const $search = atom<Search>(IDLE);

let timer: ReturnType<typeof setTimeout> | undefined;
let controller = new AbortController();

/** Results by minute and query. */
const found = new Map<string, SearchResults>();

/** Searches the site's own index, by the visitor's clock in the festival's time zone; null while it is not loaded. */
function searchIn(index: Index | null | undefined, query: string): SearchResults | null {
  const { day, time } = festivalMoment(visitorNow());
  const key = `${day} ${time} ${query.toLowerCase()}`;
  const results = found.get(key) ?? index?.search(query, day, time ?? undefined) ?? null;
  if (results) found.set(key, results);
  return results;
}

/**
 * Queries for a first run of all that a search does: beginnings of words, an evening of a day, and a misspelling beside
 * a word of no entry.
 */
const FIRST_RUNS = [...'abcdefghijklmnopqrstuvwxyz'.split(''), 'samedi soir', 'porgramme zzz'];

/**
 * Loads the site's own index. Called when the visitor opens the search. Code takes ten times as long on its first run,
 * so it runs before the first key is pressed; a single letter, which finds most, is then answered from its results.
 */
export function prepareSearch(lang: Lang): void {
  loadIndex(lang).then(
    (index) => FIRST_RUNS.forEach((query) => setTimeout(searchIn, 0, index, query)),
    // A search that needs the index loads it again, and shows a failure then.
    () => undefined,
  );
}

/**
 * Searches for the input; a blank input clears the results. Results of the site's own index are shown at once; the back
 * end is asked when the visitor stops typing, and adds what is new.
 */
export function searchFor(input: string, lang: Lang): void {
  const query = input.trim();
  const { query: last, status } = $search.get();
  if (query === last && status !== 'failed') return;
  clearTimeout(timer);
  controller.abort();
  controller = new AbortController();
  if (!query) {
    $search.set(IDLE);
    return;
  }
  $search.set({ ...IDLE, query, status: 'searching', ...searchIn(loadedIndex(lang), query) });
  const { signal } = controller;
  timer = setTimeout(() => void run(query, lang, signal), DEBOUNCE_MS);
}

/** Keeps the results as they are, without waiting for the back end: the visitor is choosing among them. */
export function freezeResults(): void {
  if ($search.get().status !== 'searching') return;
  clearTimeout(timer);
  controller.abort();
  $search.set({ ...$search.get(), status: 'done' });
}

async function run(query: string, lang: Lang, signal: AbortSignal): Promise<void> {
  let isAnswered = false;
  const show = (results: Partial<Search>): void => {
    if (!signal.aborted && !isAnswered) $search.set({ ...$search.get(), ...results });
  };
  const index = loadIndex(lang).catch(() => null);
  void index.then((loaded) => show(searchIn(loaded, query) ?? {}));
  if (!publicEnvironment.hasBackEnd) {
    show({ status: (await index) ? 'done' : 'failed' });
    return;
  }
  try {
    const live = await search(query, signal);
    await Promise.race([index, new Promise((end) => setTimeout(end, INDEX_TIMEOUT_MS))]);
    const indexNow = loadedIndex(lang);
    show({
      status: 'done',
      ...combineResults(searchIn(indexNow, query), live, indexNow, lang),
    });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // The search has failed only if the index cannot be loaded either.
    const loaded = await index;
    show({ status: loaded ? 'done' : 'failed', isOffline: true, ...searchIn(loaded, query) });
  }
  isAnswered = true;
}
