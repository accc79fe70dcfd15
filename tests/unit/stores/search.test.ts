import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { searchEntry } from '../../../src/domain/search/search-entry.ts';
import { openBrowser } from './browser.ts';
import { json, offline } from './harness.ts';
import { event, openSearch, settled } from './open-search.ts';

beforeEach(() => {
  vi.useFakeTimers();
  openBrowser();
});
afterEach(() => void vi.useRealTimers());

const [ombre, penombre, leila] = [
  '/fr/event/Ombre/?id=1',
  '/fr/event/Pénombre/?id=2',
  '/fr/person/7/',
] as const;
const answering = (...events: ReturnType<typeof event>[]) => json(200, { event: events, person: [] });
const unanswered = () => new Promise<Response>(() => undefined);

/** Searches for a query, and waits for the answers. */
async function searchedFor(query: string, live: Response | Error) {
  const search = await openSearch({ live });
  search.type(query);
  await settled();
  return search;
}

describe('a search', () => {
  test('shows results of the site at once, and keeps them if the back end finds fewer', async () => {
    const { seen, type } = await openSearch({ live: answering(event(2, 'Pénombre')) });
    type('ombre');
    expect(seen()).toMatchObject({ status: 'searching', paths: [ombre, penombre, leila] });
    await settled();
    expect(seen()).toEqual({ status: 'done', isOffline: false, paths: [ombre, penombre, leila] });
  });

  test('uses only the index if the site has no back end', async () => {
    const module = '../../../src/site/public-environment.ts';
    const { publicEnvironment } = await import('../../../src/site/public-environment.ts');
    vi.doMock(module, () => ({ publicEnvironment: { ...publicEnvironment, hasBackEnd: false } }));
    onTestFinished(() => {
      vi.doUnmock(module);
    });
    const { seen, queries } = await searchedFor('ombre', offline);
    expect(seen()).toEqual({ status: 'done', isOffline: false, paths: [ombre, penombre, leila] });
    expect(queries).toEqual([]);
  });

  test('keeps the same objects for results that the back end does not change', async () => {
    const { people, type } = await openSearch({ live: answering(event(99, 'Nouveau')) });
    type('ombre');
    const before = people();
    expect(before).toHaveLength(1);
    await settled();
    expect(people()).toBe(before);
  });

  test.each([
    [
      'links to the page of an event that only the back end knows',
      'nouveau',
      [event(99, 'Nouveau')],
      ['/fr/event/99/'],
      [99],
    ],
    ['does not reorder its results', 'ombre', [event(2, 'b'), event(1, 'a')], [ombre, penombre, leila], []],
    [
      'adds a new event once',
      'ombre',
      [event(1, 'a'), event(99, 'b')],
      [ombre, penombre, '/fr/event/99/', leila],
      [99],
    ],
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
    const nuit = { kind: 'event', id: 1, path: '/fr/event/1/', title: 'Nuit', detail: '' } as const;
    const index = [
      searchEntry({ ...nuit, alsoSearched: ['Leïla Ombrelle'] }),
      searchEntry({
        ...nuit,
        kind: 'person',
        path: '/fr/person/1/',
        title: 'Leïla Ombrelle',
        alsoSearched: [],
      }),
    ];
    const indexAnswer = json(200, { items: index });
    const { seen, type } = await openSearch({ indexAnswer, live: answering(event(99, 'Ombrele')) });
    type('ombrele');
    expect(seen().paths).toEqual(['/fr/person/1/', '/fr/event/1/']);
    await settled();
    expect(seen().paths).toEqual(['/fr/event/99/']);
  });

  test('shows the status of an event first as the site knows it, then as the back end does', async () => {
    const now = [event(1, 'Ombre', 'annule'), event(2, 'Pénombre'), event(99, 'Ombre neuve', 'complet')];
    const { statuses, type } = await openSearch({ live: answering(...now) });
    type('ombre');
    expect(statuses()).toEqual({ 1: undefined, 2: 'postponed' });
    await settled();
    expect(statuses()).toEqual({ 1: 'cancelled', 2: undefined, 99: 'full' });
  });

  test('queries the back end once the visitor pauses', async () => {
    const { queries, type } = await openSearch({ live: answering() });
    for (const typed of ['o', 'om', 'omb', 'omb ']) type(typed);
    await settled();
    expect(queries.map(({ query }) => query)).toEqual(['omb']);
  });

  test('aborts a query that is no longer needed', async () => {
    const { queries, type } = await openSearch({ live: unanswered() });
    type('ombre');
    await settled();
    type('ombrelle');
    expect(queries[0]?.signal?.aborted).toBe(true);
  });

  test('does not change the results while the visitor is choosing from them', async () => {
    const { choose, seen, type } = await openSearch({ live: answering(event(99, 'x')) });
    type('ombre');
    choose();
    await settled();
    expect(seen()).toEqual({ status: 'done', isOffline: false, paths: [ombre, penombre, leila] });
  });

  test.each(['', '   '])('for %j sends no query and finds nothing', async (blank) => {
    const { queries, seen, type } = await openSearch({ live: answering() });
    type('ombre');
    type(blank);
    await settled();
    expect(queries).toEqual([]);
    expect(seen()).toEqual({ status: 'idle', isOffline: false, paths: [] });
  });
});

describe('a search that the back end does not answer', () => {
  const offlineResults = { status: 'done', isOffline: true, paths: [ombre, penombre, leila] };

  test.each([offline, json(500, {}), json(200, 'nonsense')])(
    'falls back to the index of the site',
    async (live) => {
      const { seen } = await searchedFor('ombre', live);
      expect(seen()).toEqual(offlineResults);
    },
  );

  test('falls back to it after fifteen seconds without an answer', async () => {
    const { seen, type } = await openSearch({ live: unanswered() });
    type('ombre');
    await vi.advanceTimersByTimeAsync(15_000);
    expect(seen().status).toBe('searching');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(seen()).toEqual(offlineResults);
  });

  test('fails only if the index cannot be loaded either, and tries again on the next query', async () => {
    const { queries, seen, type } = await openSearch({ live: offline, indexAnswer: json(404, {}) });
    type('ombre');
    await settled();
    expect(seen()).toEqual({ status: 'failed', isOffline: true, paths: [] });
    type('ombre');
    await settled();
    expect(queries).toHaveLength(2);
  });
});
