import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { entry, noTexts } from '../domain/search/builders.ts';
import { replaceInModule } from '../replace-in-module.ts';
import { openBrowser } from './browser.ts';
import { json, offline } from './harness.ts';

const index = [
  entry(1, 'Ombre', { path: '/fr/event/Ombre/?id=1', detail: 'Médina' }),
  entry(2, 'Pénombre', { path: '/fr/event/Pénombre/?id=2', status: 'postponed' }),
  entry(7, 'Leïla Ombrelle', { kind: 'person', path: '/fr/person/7/' }),
];

const event = (id: number, fr: string, statut: string | null = null) => ({
  id,
  activite: [{ intitule: fr }],
  statut,
});

type Answer = Response | Error | Promise<Response>;

/** Advances the fake clock by the pause after typing and the time of the answers. */
const settled = () => vi.advanceTimersByTimeAsync(2_000);

/** Opens a page with a search, with these answers of the index and the back end. Records the queries to the latter. */
async function openSearch(live: Answer, indexAnswer: Answer = json(200, { items: index })) {
  const queries: { query: string | null; signal: AbortSignal | null | undefined }[] = [];
  const answer = (given: Answer) =>
    given instanceof Error
      ? Promise.reject(given)
      : Promise.resolve(given).then((response) => response.clone());
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    if (url === '/data/search/fr.json') return answer(indexAnswer);
    if (url === '/data/search-texts/fr.json') return answer(json(200, noTexts));
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

beforeEach(() => {
  // Results are kept by the minute: no test begins at the end of one.
  vi.useFakeTimers({ now: new Date('2024-10-12T16:00:00Z') });
  openBrowser();
});
afterEach(() => void vi.useRealTimers());

const [ombre, penombre, leila] = [
  '/fr/event/Ombre/?id=1',
  '/fr/event/Pénombre/?id=2',
  '/fr/person/7/',
] as const;
const withNew = [ombre, penombre, '/fr/event/99/', leila];
const answering = (...events: ReturnType<typeof event>[]) => json(200, { event: events, person: [] });
const unanswered = () => new Promise<Response>(() => undefined);

/** Searches for a query, and waits for the answers. */
async function searchedFor(query: string, live: Response | Error) {
  const search = await openSearch(live);
  search.type(query);
  await settled();
  return search;
}

describe('a search', () => {
  test('shows results of the site at once, and keeps them if the back end finds fewer', async () => {
    const { seen, type } = await openSearch(answering(event(2, 'Pénombre')));
    type('ombre');
    expect(seen()).toMatchObject({ status: 'searching', paths: [ombre, penombre, leila] });
    await settled();
    expect(seen()).toEqual({ status: 'done', isOffline: false, paths: [ombre, penombre, leila] });
  });

  test('uses only the index if the site has no back end', async () => {
    const { publicEnvironment: own } = await import('../../../src/site/public-environment.ts');
    const publicEnvironment = { ...own, hasBackEnd: false };
    replaceInModule('site/public-environment.ts', { publicEnvironment });
    const { seen, queries } = await searchedFor('ombre', offline);
    expect(seen()).toEqual({ status: 'done', isOffline: false, paths: [ombre, penombre, leila] });
    expect(queries).toEqual([]);
  });

  test('keeps the same objects for results that the back end does not change', async () => {
    const { people, type } = await openSearch(answering(event(99, 'Nouveau')));
    type('ombre');
    const before = people();
    expect(before).toHaveLength(1);
    await settled();
    expect(people()).toBe(before);
  });

  test.each([
    ['links to an event that only the back end knows', 'nouveau', [event(99, 'b')], ['/fr/event/99/'], [99]],
    ['does not reorder its results', 'ombre', [event(2, 'b'), event(1, 'a')], [ombre, penombre, leila], []],
    ['adds a new event once', 'ombre', [event(1, 'a'), event(99, 'b')], withNew, [99]],
  ])('%s, and marks what is new', async (_, query, events, paths, isNew) => {
    const { newResults, seen } = await searchedFor(query, answering(...events));
    expect(seen()).toEqual({ status: 'done', isOffline: false, paths });
    expect(newResults()).toEqual(isNew);
  });

  test.each([
    ['shows approximate results if the back end finds nothing', [], penombre, true],
    ['prefers results of the back end to approximate ones', [event(1, 'Ombre')], ombre, false],
  ])('%s, and marks results as approximate or not', async (_, events, path, near) => {
    const { isNear, seen } = await searchedFor('penombrr', answering(...events));
    expect([seen().paths, isNear()]).toEqual([[path], near]);
  });

  test('shows the current title of an event from the back end, and links to its page', async () => {
    const { titles, seen } = await searchedFor('éclipse', answering(event(2, 'Éclipse')));
    expect([seen().paths, titles()]).toEqual([[penombre], ['Éclipse']]);
  });

  test('shows no approximate results above those of the back end', async () => {
    const items = [
      entry(1, 'Nuit', { path: '/fr/event/1/', alsoSearched: ['Leïla Ombrelle'] }),
      entry(1, 'Leïla Ombrelle', { kind: 'person', path: '/fr/person/1/' }),
    ];
    const indexAnswer = json(200, { items });
    const { seen, type } = await openSearch(answering(event(99, 'Ombrele')), indexAnswer);
    type('ombrele');
    expect(seen().paths).toEqual(['/fr/person/1/', '/fr/event/1/']);
    await settled();
    expect(seen().paths).toEqual(['/fr/event/99/']);
  });

  test('shows the status of an event first as the site knows it, then as the back end does', async () => {
    const now = [event(1, 'Ombre', 'annule'), event(2, 'Pénombre'), event(99, 'Ombre neuve', 'complet')];
    const { statuses, type } = await openSearch(answering(...now));
    type('ombre');
    expect(statuses()).toEqual({ 1: undefined, 2: 'postponed' });
    await settled();
    expect(statuses()).toEqual({ 1: 'cancelled', 2: undefined, 99: 'full' });
  });

  test('queries the back end once the visitor pauses, and aborts a query that is no longer needed', async () => {
    const { queries, type } = await openSearch(unanswered());
    for (const typed of ['o', 'om', 'omb', 'omb ']) type(typed);
    await settled();
    expect(queries.map(({ query }) => query)).toEqual(['omb']);
    type('ombrelle');
    expect(queries[0]?.signal?.aborted).toBe(true);
  });

  test('does not change the results while the visitor is choosing from them', async () => {
    const { choose, seen, type } = await openSearch(answering(event(99, 'x')));
    type('ombre');
    choose();
    await settled();
    expect(seen()).toEqual({ status: 'done', isOffline: false, paths: [ombre, penombre, leila] });
  });

  test('for blanks sends no query and finds nothing', async () => {
    const { queries, seen, type } = await openSearch(answering());
    type('ombre');
    type('   ');
    await settled();
    expect(queries).toEqual([]);
    expect(seen()).toEqual({ status: 'idle', isOffline: false, paths: [] });
  });
});

describe('a search that the back end does not answer', () => {
  const offlineResults = { status: 'done', isOffline: true, paths: [ombre, penombre, leila] };

  test.each([offline, json(500, {}), json(200, 'nonsense')])('falls back to the index', async (live) => {
    const { seen } = await searchedFor('ombre', live);
    expect(seen()).toEqual(offlineResults);
  });

  test('fails only if the index cannot be loaded either, and tries again on the next query', async () => {
    const { queries, seen, type } = await openSearch(offline, json(404, {}));
    type('ombre');
    await settled();
    expect(seen()).toEqual({ status: 'failed', isOffline: true, paths: [] });
    type('ombre');
    await settled();
    expect(queries).toHaveLength(2);
  });
});
