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

/** A search whose answers have come. */
async function searchedFor(query: string, live: Response | Error) {
  const search = await openSearch({ live });
  search.type(query);
  await settled();
  return search;
}

describe('a search', () => {
  test('shows at once what the site knows, and still does when the back end found less', async () => {
    const { seen, type } = await openSearch({ live: answering(event(2, 'Pénombre')) });
    type('ombre');
    expect(seen()).toMatchObject({ status: 'searching', paths: [ombre, penombre, leila] });
    await settled();
    expect(seen()).toEqual({ status: 'done', isOffline: false, paths: [ombre, penombre, leila] });
  });

  test('is the site’s own where that has no back end', async () => {
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

  test('keeps the very results that the back end adds nothing to: they are not found or drawn again', async () => {
    const { people, type } = await openSearch({ live: answering(event(99, 'Nouveau')) });
    type('ombre');
    const before = people();
    expect(before).toHaveLength(1);
    await settled();
    expect(people()).toBe(before);
  });

  test.each([
    [
      'leads to the page of what only the back end knows',
      'nouveau',
      [event(99, 'Nouveau')],
      ['/fr/event/99/'],
      [99],
    ],
    ['does not reorder what it found', 'ombre', [event(2, 'b'), event(1, 'a')], [ombre, penombre, leila], []],
    [
      'adds what is new, once',
      'ombre',
      [event(1, 'a'), event(99, 'b')],
      [ombre, penombre, '/fr/event/99/', leila],
      [99],
    ],
  ])('%s, and says what is new', async (_, query, events, paths, isNew) => {
    const { newResults, seen } = await searchedFor(query, answering(...events));
    expect(seen()).toEqual({ status: 'done', isOffline: false, paths });
    expect(newResults()).toEqual(isNew);
  });

  test.each([
    ['forgives a slip that the back end does not', [], penombre, true],
    ['prefers what the back end found to what is only near', [event(1, 'Ombre')], ombre, false],
  ])('%s, and says whether it did', async (_, events, path, near) => {
    const { isNear, seen } = await searchedFor('penombrr', answering(...events));
    expect([seen().paths, isNear()]).toEqual([[path], near]);
  });

  test('calls an event as the back end does by now, and leads to its page', async () => {
    const { titles, seen } = await searchedFor('éclipse', answering(event(2, 'Éclipse')));
    expect([seen().paths, titles()]).toEqual([[penombre], ['Éclipse']]);
  });

  test('shows no answer that is only near above what the back end found', async () => {
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

  test('says what has become of an event: what the site knows at once, then what the back end knows by now', async () => {
    const now = [event(1, 'Ombre', 'annule'), event(2, 'Pénombre'), event(99, 'Ombre neuve', 'complet')];
    const { statuses, type } = await openSearch({ live: answering(...now) });
    type('ombre');
    expect(statuses()).toEqual({ 1: undefined, 2: 'postponed' });
    await settled();
    expect(statuses()).toEqual({ 1: 'cancelled', 2: undefined, 99: 'full' });
  });

  test('asks the back end once the typing rests', async () => {
    const { queries, type } = await openSearch({ live: answering() });
    for (const typed of ['o', 'om', 'omb', 'omb ']) type(typed);
    await settled();
    expect(queries.map(({ query }) => query)).toEqual(['omb']);
  });

  test('gives up a question nobody waits for any more', async () => {
    const { queries, type } = await openSearch({ live: unanswered() });
    type('ombre');
    await settled();
    type('ombrelle');
    expect(queries[0]?.signal?.aborted).toBe(true);
  });

  test('leaves in place what the visitor is choosing from', async () => {
    const { choose, seen, type } = await openSearch({ live: answering(event(99, 'x')) });
    type('ombre');
    choose();
    await settled();
    expect(seen()).toEqual({ status: 'done', isOffline: false, paths: [ombre, penombre, leila] });
  });

  test.each(['', '   '])('for %j asks nobody and finds nothing', async (blank) => {
    const { queries, seen, type } = await openSearch({ live: answering() });
    type('ombre');
    type(blank);
    await settled();
    expect(queries).toEqual([]);
    expect(seen()).toEqual({ status: 'idle', isOffline: false, paths: [] });
  });
});

describe('a search the back end does not answer', () => {
  const offlineResults = { status: 'done', isOffline: true, paths: [ombre, penombre, leila] };

  test.each([offline, json(500, {}), json(200, 'nonsense')])(
    'falls to the index of the site',
    async (live) => {
      const { seen } = await searchedFor('ombre', live);
      expect(seen()).toEqual(offlineResults);
    },
  );

  test('within fifteen seconds has been waited for long enough', async () => {
    const { seen, type } = await openSearch({ live: unanswered() });
    type('ombre');
    await vi.advanceTimersByTimeAsync(15_000);
    expect(seen().status).toBe('searching');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(seen()).toEqual(offlineResults);
  });

  test('has failed only when the index cannot be had either, and tries again when asked again', async () => {
    const { queries, seen, type } = await openSearch({ live: offline, indexAnswer: json(404, {}) });
    type('ombre');
    await settled();
    expect(seen()).toEqual({ status: 'failed', isOffline: true, paths: [] });
    type('ombre');
    await settled();
    expect(queries).toHaveLength(2);
  });
});
