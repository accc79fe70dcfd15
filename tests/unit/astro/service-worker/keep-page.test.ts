import type { Strategy } from 'workbox-strategies';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepParts } from '../../../../scripts/astro/service-worker/keep-page.ts';

const PAGE = '<link rel="modulepreload" href="/_astro/page.js"><script src="/_astro/page.js"></script>';
const CODE: Record<string, string> = {
  '/_astro/page.js': 'import("./lightbox.js")',
  '/_astro/lightbox.js': '',
};

beforeEach(() => {
  vi.useFakeTimers();
  // Node's own requests need a whole address.
  vi.stubGlobal('Request', function request(path: string) {
    return { path };
  });
});
afterEach(() => void vi.useRealTimers());

/** Opens a page, and returns the paths of the files that are kept of it, to which later ones are added. */
function openPage(): { kept: Set<string>; done: Promise<void> } {
  const kept = new Set<string>();
  const handle = ({ request }: { request: { path: string } }): Promise<Response> => {
    kept.add(request.path);
    return Promise.resolve(new Response(CODE[request.path]));
  };
  return { kept, done: keepParts(PAGE, {} as ExtendableEvent, { handle } as unknown as Strategy) };
}

test('the files that a page loads only on demand are kept, but not while the page is opening', async () => {
  const { kept, done } = openPage();
  await vi.advanceTimersByTimeAsync(1_900);
  expect([...kept]).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  await done;
  expect([...kept]).toEqual(['/_astro/page.js', '/_astro/lightbox.js']);
});

test('the files of a page are not kept while the visitor already opens the next one', async () => {
  const first = openPage();
  await vi.advanceTimersByTimeAsync(1_500);
  const second = openPage();
  await vi.advanceTimersByTimeAsync(1_900);
  expect([...first.kept, ...second.kept]).toEqual([]);
  await vi.advanceTimersByTimeAsync(2_100);
  await Promise.all([first.done, second.done]);
  expect([first.kept.size, second.kept.size]).toEqual([2, 2]);
});
