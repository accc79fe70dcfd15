import { vi } from 'vitest';
import { searchEntry } from '../../../src/domain/search/search-entry.ts';
import { json } from './harness.ts';

const entry = { kind: 'event', detail: '', alsoSearched: [] } as const;
const index = [
  searchEntry({ ...entry, id: 1, path: '/fr/event/Ombre/?id=1', title: 'Ombre', detail: 'Médina' }),
  searchEntry({ ...entry, id: 2, path: '/fr/event/Pénombre/?id=2', title: 'Pénombre', status: 'postponed' }),
  searchEntry({ ...entry, kind: 'person', id: 7, path: '/fr/person/7/', title: 'Leïla Ombrelle' }),
];

export const event = (id: number, fr: string, statut: string | null = null) => ({
  id,
  activite: [{ intitule: fr }],
  statut,
});

type Answer = Response | Error | Promise<Response>;

/** Advances the fake clock by the pause after typing and the time of the answers. */
export const settled = () => vi.advanceTimersByTimeAsync(2_000);

/** Opens a page with a search, with these answers of the index and the back end. Records the queries to the latter. */
export async function openSearch({
  indexAnswer = json(200, { items: index }),
  live,
}: {
  indexAnswer?: Answer;
  live: Answer;
}) {
  const queries: { query: string | null; signal: AbortSignal | null | undefined }[] = [];
  const answer = (given: Answer) =>
    given instanceof Error
      ? Promise.reject(given)
      : Promise.resolve(given).then((response) => response.clone());
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    if (url === '/data/search/fr.json') return answer(indexAnswer);
    if (url === '/data/search-texts/fr.json') return answer(json(200, { synonyms: [], items: [] }));
    queries.push({ query: new URL(url).searchParams.get('search'), signal: init?.signal });
    return answer(live);
  });
  vi.resetModules();
  const { $search, prepareSearch, searchFor, freezeResults } = await import('../../../src/stores/search.ts');
  prepareSearch('fr');
  await vi.advanceTimersByTimeAsync(0);
  return {
    queries,
    type: (text: string) => searchFor(text, 'fr'),
    choose: freezeResults,
    people: () => $search.get().people,
    isNear: () => $search.get().isApproximate,
    titles: () => $search.get().events.map(({ title }) => title),
    statuses: () =>
      Object.fromEntries($search.get().events.map(({ id, status }) => [String(id), status] as const)),
    newResults: () => $search.get().events.flatMap(({ id, isNew }) => (isNew ? [id] : [])),
    seen: () => {
      const { status, isOffline, answers, events, people, pages } = $search.get();
      return { status, isOffline, paths: [answers, events, people, pages].flat().map(({ path }) => path) };
    },
  };
}
