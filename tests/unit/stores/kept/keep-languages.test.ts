import { expect, test, vi } from 'vitest';
import { readEdition } from '../../../../src/stores/kept/edition-files.ts';
import { askToPersist, freeBytes } from '../../../../src/stores/kept/device.ts';
import { contentOf } from './fake-site.ts';
import { both, expectKept, keep, pictures, siteAndDevice, sumOf, text } from './keeping.ts';

test('a later choice of pictures fetches only the pictures, and those for a screen replace those for a phone', async () => {
  const { site, caches } = siteAndDevice();
  await keep(site, caches, text);
  expectKept(site, caches, ['text']);
  const before = sumOf(site);
  await keep(site, caches, pictures);
  expectKept(site, caches, ['text', 'phone']);
  expect(sumOf(site) - before).toBe(540_000);
  await keep(site, caches, { ...text, pictures: 'screen' });
  expectKept(site, caches, ['text', 'screen']);
});

test('the page of a withdrawn event, which is sent with the status 410, is kept like any other', async () => {
  const { site, caches } = siteAndDevice();
  site.gone.add('/fr/event/2/');
  await keep(site, caches, text);
  expectKept(site, caches, ['text']);
});

test('the second language fetches its own pages only', async () => {
  const { site, caches } = siteAndDevice();
  await keep(site, caches, pictures);
  const before = sumOf(site);
  await keep(site, caches, both);
  expectKept(site, caches, ['text', 'phone'], 'en');
  expect(sumOf(site) - before).toBe(300_000);
});

test('a page that the visitor has read is not fetched again', async () => {
  const { site, caches } = siteAndDevice();
  const pages = await caches.open('pages');
  await pages.put('/fr/event/4/', new Response(site.files.get('/fr/event/4/')?.bytes));
  await keep(site, caches, text);
  expectKept(site, caches, ['text']);
  expect(site.requests.map(({ path }) => path)).not.toContain('/fr/event/4/');
});

test('only what has changed since is fetched', async () => {
  const { site, caches } = siteAndDevice();
  await keep(site, caches, pictures);
  site.version = 'second';
  site.put('/fr/event/2/', contentOf('changed', 61_000));
  site.files.delete('/fr/event/3/');
  const before = site.requests.length;
  await keep(site, caches, pictures);
  expectKept(site, caches, ['text', 'phone']);
  const asked = site.requests.slice(before).map(({ path }) => path);
  expect(asked).toEqual(['/fr/edition/2022/pack.json', '/fr/event/2/']);
});

test('a wrong file is fetched once more without the HTTP cache, then reported, and the rest is kept', async () => {
  const { site, caches } = siteAndDevice();
  const device = site.device(caches);
  const path = '/media/2-800.webp';
  const fetch: typeof device.fetch = async (asked, init) => {
    const answer = await device.fetch(asked, init);
    return asked === path ? new Response('Wi-Fi') : answer;
  };
  const wrong = await keep(site, caches, pictures, { device: { ...device, fetch } });
  expect(wrong).toEqual({ kind: 'wrong', paths: [path] });
  const tries = site.requests.filter((request) => request.path === path);
  expect(tries.map(({ cache }) => cache)).toEqual(['default', 'reload']);
  expect(await keep(site, caches, pictures)).toBeNull();
  expectKept(site, caches, ['text', 'phone']);
});

test('a site that is published again during a download is kept in its new version', async () => {
  const { site, caches } = siteAndDevice();
  let isPublished = false;
  const onProgress = (): void => {
    if (isPublished) return;
    isPublished = true;
    site.version = 'second';
    site.put('/fr/event/4/', contentOf('changed', 50_000));
  };
  expect(await keep(site, caches, pictures, { onProgress })).toBeNull();
  expectKept(site, caches, ['text', 'phone']);
});

test('a lack of room is reported before anything is fetched', async () => {
  const { site, caches } = siteAndDevice();
  const free = 100_000;
  const refusal = await keep(site, caches, text, { free: () => Promise.resolve(free) });
  expect(refusal).toEqual({ kind: 'noRoom', needed: 340_000, free });
  expect(sumOf(site)).toBe(0);
  expect(await caches.keys()).toEqual([]);
});

test('a device that fills up during a download keeps what it has', async () => {
  const { site, caches } = siteAndDevice();
  caches.room = 400_000;
  await expect(keep(site, caches, pictures)).rejects.toMatchObject({ name: 'QuotaExceededError' });
  const { hashes } = (await readEdition(caches, 2022, 'fr')) ?? {};
  expect(hashes?.size).toBeGreaterThan(3);
  caches.room = Infinity;
  expect(await keep(site, caches, pictures)).toBeNull();
  expectKept(site, caches, ['text', 'phone']);
});

test('progress goes from zero to all bytes to transfer', async () => {
  const { site, caches } = siteAndDevice();
  const seen: { done: number; total: number }[] = [];
  await keep(site, caches, both, { onProgress: (at) => seen.push(at) });
  expect(seen[0]).toEqual({ done: 0, total: 590_000 });
  expect(seen.at(-1)).toEqual({ done: 590_000, total: 590_000 });
  expect(seen.every(({ done, total }) => done <= total)).toBe(true);
});

test('a file that is damaged on the device is fetched again, and no other', async () => {
  const { site, caches } = siteAndDevice();
  await keep(site, caches, text);
  const cache = await caches.open('edition-2022-fr');
  const kept = await cache.match('/fr/event/2/');
  await cache.put('/fr/event/2/', new Response('<h1>Rel', { headers: kept?.headers ?? {} }));
  const before = sumOf(site);
  await keep(site, caches, text);
  expectKept(site, caches, ['text']);
  expect(sumOf(site) - before).toBe(60_000);
});

test('room is taken to be unlimited if the browser does not report it, as in WebKitGTK', async () => {
  vi.stubGlobal('navigator', {});
  expect(await freeBytes()).toBe(Infinity);
  expect(askToPersist).not.toThrow();
});
