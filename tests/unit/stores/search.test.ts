import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { searchEntry } from '../../../src/domain/search/search-entry.ts';
import { openBrowser } from './browser.ts';
import { json, offline } from './harness.ts';
import { event, openSearch, settled } from './open-search.ts';

beforeEach(() => {
  vi.useFakeTimers();
  openBrowser();
});
afterEach(() => void vi.useRealTimers());

describe('a search', () => {
  test('shows at once what the site knows, and still does when the back end found less', async () => {
    const { seen, type } = await openSearch({
      live: json(200, { event: [event(2, 'Pénombre')], person: [] }),
    });
    type('ombre');
    const paths = ['/fr/event/Ombre/?id=1', '/fr/event/Pénombre/?id=2', '/fr/person/7/'];
    expect(seen()).toMatchObject({ status: 'searching', paths });
    await settled();
    expect(seen()).toEqual({ status: 'done', isOffline: false, paths });
  });

  test('leads to the page of an id the index does not know, and says that it is new', async () => {
    const { newResults, seen, type } = await openSearch({
      live: json(200, { event: [event(99, 'Nouveau')], person: [] }),
    });
    type('nouveau');
    await settled();
    expect(seen().paths).toEqual(['/fr/event/99/']);
    expect(newResults()).toEqual([99]);
  });

  test('does not reorder what the site had found already', async () => {
    const { seen, type } = await openSearch({
      live: json(200, { event: [event(2, 'b'), event(1, 'a')], person: [{ id: 7, nom: 'Ombrelle' }] }),
    });
    type('ombre');
    const before = seen().paths;
    await settled();
    expect(seen()).toEqual({ status: 'done', isOffline: false, paths: before });
  });

  test('adds what is new after what the site had found, each once', async () => {
    const { newResults, seen, type } = await openSearch({
      live: json(200, { event: [event(1, 'Ombre'), event(99, 'Ombre neuve')], person: [] }),
    });
    type('ombre');
    await settled();
    expect(seen().paths).toEqual([
      '/fr/event/Ombre/?id=1',
      '/fr/event/Pénombre/?id=2',
      '/fr/event/99/',
      '/fr/person/7/',
    ]);
    expect(newResults()).toEqual([99]);
  });

  test('calls an event as the back end does by now, and leads to its page', async () => {
    const { titles, seen, type } = await openSearch({
      live: json(200, { event: [event(2, 'Éclipse')], person: [] }),
    });
    type('éclipse');
    await settled();
    expect(seen().paths).toEqual(['/fr/event/Pénombre/?id=2']);
    expect(titles()).toEqual(['Éclipse']);
  });

  test('forgives a slip that the back end does not, and says so', async () => {
    const { isNear, seen, type } = await openSearch({ live: json(200, { event: [], person: [] }) });
    type('penombrr');
    await settled();
    expect(seen()).toEqual({ status: 'done', isOffline: false, paths: ['/fr/event/Pénombre/?id=2'] });
    expect(isNear()).toBe(true);
  });

  test('prefers what the back end found to what is only near', async () => {
    const { isNear, seen, type } = await openSearch({
      live: json(200, { event: [event(1, 'Ombre')], person: [] }),
    });
    type('penombrr');
    await settled();
    expect(seen().paths).toEqual(['/fr/event/Ombre/?id=1']);
    expect(isNear()).toBe(false);
  });

  test('shows no answer that is only near above what the back end found', async () => {
    const entry = { detail: '', kind: 'event', id: 1, path: '/fr/event/1/', title: 'Nuit' } as const;
    const index = [
      searchEntry({ ...entry, alsoSearched: ['Leïla Ombrelle'] }),
      searchEntry({
        ...entry,
        kind: 'person',
        path: '/fr/person/1/',
        title: 'Leïla Ombrelle',
        alsoSearched: [],
      }),
    ];
    const { seen, type } = await openSearch({
      indexAnswer: json(200, { items: index }),
      live: json(200, { event: [event(99, 'Ombrele')], person: [] }),
    });
    type('ombrele');
    expect(seen().paths).toEqual(['/fr/person/1/', '/fr/event/1/']);
    await settled();
    expect(seen().paths).toEqual(['/fr/event/99/']);
  });

  test('asks the back end once the typing rests', async () => {
    const { queries, type } = await openSearch({ live: json(200, { event: [], person: [] }) });
    for (const typed of ['o', 'om', 'omb', 'omb ']) type(typed);
    await settled();
    expect(queries.map(({ query }) => query)).toEqual(['omb']);
  });

  test('gives up a question nobody waits for any more', async () => {
    const { queries, type } = await openSearch({ live: new Promise<Response>(() => undefined) });
    type('ombre');
    await settled();
    type('ombrelle');
    expect(queries[0]?.signal?.aborted).toBe(true);
  });

  test('leaves in place what the visitor is choosing from', async () => {
    const { choose, seen, type } = await openSearch({
      live: json(200, { event: [event(99, 'x')], person: [] }),
    });
    type('ombre');
    const before = seen().paths;
    choose();
    await settled();
    expect(seen()).toEqual({ status: 'done', isOffline: false, paths: before });
  });

  test.each(['', '   '])('for %j asks nobody and finds nothing', async (blank) => {
    const { queries, seen, type } = await openSearch({ live: json(200, {}) });
    type('ombre');
    type(blank);
    await settled();
    expect(queries).toEqual([]);
    expect(seen()).toEqual({ status: 'idle', isOffline: false, paths: [] });
  });
});

describe('a search the back end does not answer', () => {
  const offlineResults = {
    status: 'done',
    isOffline: true,
    paths: ['/fr/event/Ombre/?id=1', '/fr/event/Pénombre/?id=2', '/fr/person/7/'],
  };

  test.each([offline, json(500, {}), json(200, 'nonsense')])(
    'falls to the index of the site',
    async (live) => {
      const { seen, type } = await openSearch({ live });
      type('ombre');
      await settled();
      expect(seen()).toEqual(offlineResults);
    },
  );

  test('within fifteen seconds has been waited for long enough', async () => {
    const { seen, type } = await openSearch({ live: new Promise<Response>(() => undefined) });
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

test('a result says what has become of its event: what the site knows at once, then what the back end knows by now', async () => {
  const { seen, statuses, type } = await openSearch({
    live: json(200, {
      event: [event(1, 'Ombre', 'annule'), event(2, 'Pénombre'), event(99, 'Ombre neuve', 'complet')],
      person: [],
    }),
  });
  type('ombre');
  expect(statuses()).toEqual([
    [1, undefined],
    [2, 'postponed'],
  ]);
  await settled();
  expect(statuses()).toEqual([
    [1, 'cancelled'],
    [2, undefined],
    [99, 'full'],
  ]);
  expect(seen().paths.slice(0, 2)).toEqual(['/fr/event/Ombre/?id=1', '/fr/event/Pénombre/?id=2']);
});
