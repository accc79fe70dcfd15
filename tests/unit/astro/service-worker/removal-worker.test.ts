import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { writeServiceWorker } from '../../../../scripts/astro/service-worker.ts';
import type { Environment } from '../../../../src/site/environment.ts';
import { FakeCaches } from '../../stores/kept/fake-caches.ts';
import { temporaryFolder } from '../../../fixtures/temporary-folder.ts';

/** Returns the code of the worker that a build with this setting publishes. */
async function builtWorker(SERVICE_WORKER: Environment['SERVICE_WORKER']): Promise<string> {
  const folder = temporaryFolder();
  await writeServiceWorker(folder, { SERVICE_WORKER });
  return readFile(join(folder, 'sw.js'), 'utf8');
}

/** Installs and activates a worker. Returns whether it has unregistered itself, and the events it listens to. */
async function installAndActivate(code: string, caches: CacheStorage) {
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

test('a worker that is switched off removes itself and all that was stored, and answers no requests', async () => {
  const caches = await usedStorage();
  const removed = { isGone: true, listensTo: ['install', 'activate'] };
  const code = await builtWorker('off');
  expect(await installAndActivate(code, caches)).toEqual(removed);
  expect(await caches.keys()).toEqual([]);
  // Even if storage cannot be emptied.
  caches.keys = () => Promise.reject(new Error('Broken'));
  expect(await installAndActivate(code, caches)).toEqual(removed);
});

test('a worker that is switched off except for editions leaves those that visitors have kept', async () => {
  const caches = await usedStorage();
  await installAndActivate(await builtWorker('off-keep-editions'), caches);
  expect(await caches.keys()).toEqual(['edition-2022-fr']);
});
