/// <reference lib="webworker" />
import { editionOfCache } from '../../../src/domain/archive/pack.ts';

declare const self: ServiceWorkerGlobalScope;

/** Written by the build: whether the editions that visitors have chosen to keep stay. */
declare const __KEEPS_EDITIONS__: boolean;

/**
 * Replaces the worker, frees its storage, and unregisters itself. No page is reloaded: open tabs stay as they are and
 * use the network from then on.
 */
self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(
    removeCaches()
      .catch((error: unknown) => console.warn('The browser’s storage cannot be emptied:', error))
      .then(() => self.registration.unregister()),
  );
});

async function removeCaches(): Promise<void> {
  const names = (await caches.keys()).filter((name) => !(__KEEPS_EDITIONS__ && editionOfCache(name)));
  await Promise.all(names.map((name) => caches.delete(name)));
}
