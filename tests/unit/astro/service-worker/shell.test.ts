import { beforeEach, describe, expect, test, vi } from 'vitest';
import { shell } from '../../../../scripts/astro/service-worker/shell.ts';
import { PAGE_MARK } from '../../../../src/site/page-mark.ts';
import { FakeCaches } from '../../stores/kept/fake-caches.ts';

const paths = ['/fr/offline/', '/_astro/page.js'];
const site: Record<string, () => Response> = {
  '/fr/offline/': () => new Response(`${PAGE_MARK}offline`, { headers: { 'Content-Type': 'text/html' } }),
  '/_astro/page.js': () => new Response('code', { headers: { 'Content-Type': 'text/javascript' } }),
};

/** Returns a network that has these files, and the paths that are requested from it. */
function network(files: Record<string, () => Response>) {
  const requests: string[] = [];
  const load = (path: string): Promise<Response> => {
    requests.push(path);
    const answer = files[path];
    return answer ? Promise.resolve(answer()) : Promise.reject(new TypeError('Failed to fetch'));
  };
  return { load, requests };
}

const textOf = async (answer: Promise<Response | undefined>) => (await answer)?.text();

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));

describe('the offline page', () => {
  test('is stored with all its parts when the worker is installed, and replaces the former version', async () => {
    const caches = new FakeCaches();
    await caches.open('shell-1');
    await caches.open('edition-2022-fr');
    const current = shell(caches, { version: '2', paths }, network(site).load);
    expect(await current.complete()).toBe(true);
    expect(await textOf(current.offlinePage('fr'))).toBe(`${PAGE_MARK}offline`);
    expect(await caches.keys()).toEqual(['edition-2022-fr', 'shell-2']);
  });

  test('works without a file that cannot be loaded, and later loads only that file', async () => {
    const caches = new FakeCaches();
    await (await caches.open('shell-1')).put('/_astro/former.js', new Response('former'));
    const half = network({ '/fr/offline/': site['/fr/offline/'] ?? Response.error });
    const current = shell(caches, { version: '2', paths }, half.load);
    expect(await current.complete()).toBe(false);
    expect(await textOf(current.offlinePage('fr'))).toBe(`${PAGE_MARK}offline`);
    expect(await textOf(current.file('/_astro/former.js'))).toBe('former');
    const whole = network(site);
    expect(await shell(caches, { version: '2', paths }, whole.load).complete()).toBe(true);
    expect(whole.requests).toEqual(['/_astro/page.js']);
  });

  test('is not taken from a captive portal that answers every request with its own page', async () => {
    const portal = () => new Response('<h1>Hotel</h1>', { headers: { 'Content-Type': 'text/html' } });
    const files = { '/fr/offline/': site['/fr/offline/'] ?? portal, '/_astro/page.js': portal };
    const current = shell(new FakeCaches(), { version: '2', paths }, network(files).load);
    expect(await current.complete()).toBe(false);
    expect(await current.file('/_astro/page.js')).toBeUndefined();
  });

  test('does not prevent the installation of the worker if there is no room, or no storage at all', async () => {
    const full = new FakeCaches();
    full.room = 3;
    expect(await shell(full, { version: '2', paths }, network(site).load).complete()).toBe(false);
    const forbidden = new FakeCaches();
    vi.spyOn(forbidden, 'open').mockRejectedValue(new DOMException('Forbidden', 'SecurityError'));
    expect(await shell(forbidden, { version: '2', paths }, network(site).load).complete()).toBe(false);
  });
});
