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
import { indexAtHand, keyOf, loadIndex, type Index } from './search-index.ts';

export interface SearchResult extends Omit<SearchEntry, 'text'> {
  /** The back end has it since the site was built: its address says what there is to say meanwhile. */
  isNew?: true;
}

/** Events first, then people (spec §2). */
interface Results {
  events: readonly SearchResult[];
  people: readonly SearchResult[];
}

export interface Search extends Results {
  /** Trimmed; empty when nothing is searched. */
  query: string;
  /** While searching, the results are those of the site's own index. */
  status: 'idle' | 'searching' | 'done' | 'failed';
  /** The results come from the index of the site: the back end did not answer. */
  isOffline: boolean;
}

const IDLE: Search = { query: '', status: 'idle', isOffline: false, events: [], people: [] };
/** So that a word typed at ease is one question. */
const DEBOUNCE_MS = 150;
/** How long an answer waits for the index, which knows where the site shows what was found. */
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

/**
 * Searches for what is typed; for nothing when that is blank (spec §5). What the site's own index finds is shown at
 * once; the back end is asked when the typing rests, and has the last word.
 */
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
  const index = indexAtHand(lang);
  $search.set({ ...IDLE, query, status: 'searching', ...(index && found(index, query)) });
  const { signal } = controller;
  timer = setTimeout(() => void run(query, lang, signal), DEBOUNCE_MS);
}

/** The visitor is choosing among what is shown: it stays, whatever the back end would still say. */
export function settleResults(): void {
  if ($search.get().status !== 'searching') return;
  clearTimeout(timer);
  controller.abort();
  $search.set({ ...$search.get(), status: 'done' });
}

async function run(query: string, lang: Lang, signal: AbortSignal): Promise<void> {
  let isAnswered = false;
  const isWanted = (): boolean => !signal.aborted && !isAnswered;
  const show = (results: Partial<Search>): void => {
    if (isWanted()) $search.set({ ...$search.get(), ...results });
  };
  const index = loadIndex(lang).catch(() => null);
  void index.then((late) => late && show(found(late, query)));
  try {
    const results = await search(liveClient, query, signal);
    await Promise.race([index, new Promise((end) => setTimeout(end, PATIENCE_MS))]);
    show({ status: 'done', ...best($search.get(), toResults(results, lang)) });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // In silence: only when the index cannot be had either, the search has failed.
    const ours = await index;
    show({ status: ours ? 'done' : 'failed', isOffline: true, ...(ours && found(ours, query)) });
  }
  isAnswered = true;
}

const found = ({ entries }: Index, query: string): Results => searchIndex(entries, query, MOST_OF_A_KIND);

/** The back end's results, without reordering what is the same, or taking away what only a slip of the fingers hid. */
function best(shown: Results, live: Results): Results {
  if (live.events.length + live.people.length === 0) return { events: shown.events, people: shown.people };
  const unlessSame = (ours: readonly SearchResult[], theirs: readonly SearchResult[]) => {
    const ids = new Set(ours.map(({ id }) => id));
    return ids.size === theirs.length && theirs.every(({ id }) => ids.has(id)) ? ours : theirs;
  };
  return {
    events: unlessSame(shown.events, live.events),
    people: unlessSame(shown.people, live.people),
  };
}

/** The back end gives ids; the index knows where the site shows them, and how. */
function toResults({ events, persons }: Found, lang: Lang): Results {
  const known = indexAtHand(lang)?.byKey;
  const resultOf = (kind: SearchEntry['kind'], id: Id, title: LocalText | null): SearchResult[] => {
    const entry = known?.get(keyOf({ kind, id }));
    if (entry) return [entry];
    if (!title) return [];
    const path = pagePath(lang, kind, id);
    const inLanguage = title.isFallback ? { lang: title.lang } : {};
    // Without the index nobody knows what is new.
    const isNew = known ? ({ isNew: true } as const) : {};
    return [{ kind, id, path, title: title.text, ...inLanguage, detail: '', ...isNew }];
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
