import { atom } from 'nanostores';
import { ApiError } from './live/errors.ts';
import { search } from './live/search.ts';
import type { Lang } from '../i18n/lang.ts';
import { liveClient } from './live-client.ts';
import { loadedIndex, loadIndex } from './search-index.ts';
import { combineResults, type Results } from './search-results.ts';

export interface Search extends Results {
  /** Trimmed; empty when nothing is searched. */
  query: string;
  /** While searching, the results are those of the site's own index. */
  status: 'idle' | 'searching' | 'done' | 'failed';
  /** The results come from the index of the site: the back end did not answer. */
  isOffline: boolean;
}

const IDLE: Search = {
  query: '',
  status: 'idle',
  isOffline: false,
  events: [],
  people: [],
  pages: [],
  isApproximate: false,
};
/** So that a word typed at ease is one question. */
const DEBOUNCE_MS = 150;
/** How long an answer waits for the index, which knows where the site shows what was found. */
const INDEX_TIMEOUT_MS = 1000;

/** What is searched, and what was found. */
export const $search = atom<Search>(IDLE);

let timer: ReturnType<typeof setTimeout> | undefined;
let controller = new AbortController();

/** Fetches the site's own index. Called when the visitor turns to the search. */
export function prepareSearch(lang: Lang): void {
  // A search that needs it asks again, and says so when it still cannot be had.
  loadIndex(lang).catch(() => undefined);
}

/**
 * Searches for what is typed; for nothing when that is blank (spec §5). What the site's own index finds is shown at
 * once; the back end is asked when the typing rests, and adds what is new.
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
  $search.set({ ...IDLE, query, status: 'searching', ...loadedIndex(lang)?.search(query) });
  const { signal } = controller;
  timer = setTimeout(() => void run(query, lang, signal), DEBOUNCE_MS);
}

/** The visitor is choosing among what is shown: it stays, whatever the back end would still say. */
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
  void index.then((loaded) => loaded && show(loaded.search(query)));
  try {
    const live = await search(liveClient, query, signal);
    await Promise.race([index, new Promise((end) => setTimeout(end, INDEX_TIMEOUT_MS))]);
    const indexNow = loadedIndex(lang);
    show({ status: 'done', ...combineResults(indexNow?.search(query) ?? null, live, indexNow, lang) });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // In silence: only when the index cannot be had either, the search has failed.
    const indexOrNull = await index;
    show({ status: indexOrNull ? 'done' : 'failed', isOffline: true, ...indexOrNull?.search(query) });
  }
  isAnswered = true;
}
