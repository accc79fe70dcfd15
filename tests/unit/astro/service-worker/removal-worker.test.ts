import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { writeServiceWorker } from '../../../../scripts/astro/service-worker.ts';
import type { Environment } from '../../../../src/site/environment.ts';
import { FakeCaches } from '../../stores/kept/fake-caches.ts';
import { temporaryFolder } from '../../../fixtures/temporary-folder.ts';

/** The worker that a build with this setting publishes. */
async function builtWorker(SERVICE_WORKER: Environment['SERVICE_WORKER']): Promise<string> {
  const folder = temporaryFolder();
  await writeServiceWorker(folder, { SERVICE_WORKER });
  return readFile(join(folder, 'sw.js'), 'utf8');
}

/** Lets a worker take the place of another. Gives what it leaves, and whether it went. */
async function leftBy(code: string, caches: CacheStorage) {
  const listeners = new Map<string, (event: { waitUntil: (work: Promise<unknown>) => void }) => void>();
  let isGone = false;
  const self = {
    addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
    skipWaiting: () => Promise.resolve(),
    registration: { unregister: () => Promise.resolve((isGone = true)) },
  };
  runInNewContext(code, { self, caches, console: { warn: () => undefined } });
  const work: Promise<unknown>[] = [];
  for (const type of ['install', 'activate'])
    listeners.get(type)?.({ waitUntil: (one) => void work.push(one) });
  await Promise.all(work);
  return { isGone, listensTo: [...listeners.keys()] };
}

async function usedStorage(): Promise<FakeCaches> {
  const caches = new FakeCaches();
  for (const name of ['shell-1', 'pages', 'edition-2022-fr']) await caches.open(name);
  return caches;
}

test('switched off, the worker goes with all that was stored, and answers no request', async () => {
  const caches = await usedStorage();
  expect(await leftBy(await builtWorker('off'), caches)).toEqual({
    isGone: true,
    listensTo: ['install', 'activate'],
  });
  expect(await caches.keys()).toEqual([]);
});

test('switched off but for editions, it leaves those that visitors have chosen to keep', async () => {
  const caches = await usedStorage();
  await leftBy(await builtWorker('off-keep-editions'), caches);
  expect(await caches.keys()).toEqual(['edition-2022-fr']);
});

test('it goes even where storage cannot be emptied', async () => {
  const caches = await usedStorage();
  caches.keys = () => Promise.reject(new Error('Broken'));
  expect((await leftBy(await builtWorker('off'), caches)).isGone).toBe(true);
});
