import { beforeEach, expect, test, vi } from 'vitest';
import { requestIsland, takeIslandRequest } from '../../../../src/components/browser/island-request.ts';

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
});

test('a request that is made before anything listens can be taken later, once, with or without a detail', () => {
  requestIsland('photo:show', 3);
  expect(takeIslandRequest('photo:show')?.detail).toBe(3);
  expect(takeIslandRequest('photo:show')).toBeUndefined();
  requestIsland('offline:list');
  expect(takeIslandRequest('offline:list')?.type).toBe('offline:list');
});

test('a listener receives a request at once', () => {
  const details: unknown[] = [];
  window.addEventListener('map:focus', (event) => details.push((event as CustomEvent<unknown>).detail));
  requestIsland('map:focus', 7);
  expect(details).toEqual([7]);
});
