import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openBrowser } from './browser.ts';
import { json } from './harness.ts';
import { event, openSearch, settled } from './open-search.ts';

beforeEach(() => {
  vi.useFakeTimers();
  openBrowser();
});
afterEach(() => void vi.useRealTimers());

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
