/// <reference lib="webworker" />
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin, type ExpirationPluginOptions } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { partsOfPage } from './parts-of-page.ts';

declare const self: ServiceWorkerGlobalScope;

/** The offline pages with what they are drawn with: written by the build, one list a version. */
declare const __SHELL__: { version: string; paths: string[] };

const SHELL = `shell-${__SHELL__.version}`;
const fallback = (lang: string): string => `/${lang}/offline/`;
// Workbox's own types do not hold under exactOptionalPropertyTypes.
const whole = new CacheableResponsePlugin({ statuses: [200] }) as WorkboxPlugin;
const expiring = (options: ExpirationPluginOptions): WorkboxPlugin =>
  new ExpirationPlugin(options) as WorkboxPlugin;

/** A slow network is a network: a page already read is shown when the new one takes longer than this. */
const PATIENCE_SECONDS = 4;
const YEAR_SECONDS = 365 * 24 * 60 * 60;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.addAll(__SHELL__.paths)));
  void self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches.keys().then(async (names) => {
      const former = names.filter((name) => name.startsWith('shell-') && name !== SHELL);
      await Promise.all(former.map((name) => caches.delete(name)));
      await self.clients.claim();
    }),
  );
});

const isOurs = (url: URL): boolean => url.origin === self.location.origin;

// A page's address without its query: an event is the same page whatever id its link carries.
const withoutQuery = {
  cacheKeyWillBeUsed: ({ request }: { request: Request }) => {
    const url = new URL(request.url);
    return Promise.resolve(`${url.origin}${url.pathname}`);
  },
};

// Named by their content: what was read once never changes.
const parts = new CacheFirst({
  cacheName: 'parts',
  plugins: [whole, expiring({ maxEntries: 300, maxAgeSeconds: YEAR_SECONDS })],
});

/** Keeps what a page needs to work, so that its forms keep what is typed and say what happens without a network too. */
async function keepParts(page: Response, event: ExtendableEvent): Promise<void> {
  const read = async (path: string): Promise<Response | null> => {
    const request = new Request(path);
    return parts.handle({ request, event }).catch(() => null);
  };
  const textOf = async (path: string): Promise<string | null> => (await read(path))?.text() ?? null;
  await Promise.all((await partsOfPage(await page.text(), textOf)).map(read));
}

const withParts: WorkboxPlugin = {
  cacheDidUpdate: ({ newResponse, event }) => keepParts(newResponse.clone(), event),
};

const pages = new NetworkFirst({
  cacheName: 'pages',
  networkTimeoutSeconds: PATIENCE_SECONDS,
  plugins: [whole, withoutQuery, withParts, expiring({ maxEntries: 300 })],
});

registerRoute(({ request, url }) => request.mode === 'navigate' && isOurs(url), pages);

// The first page was read before the worker was there (`src/shell/keep-for-reading.client.ts`).
self.addEventListener('message', (event) => {
  const path: unknown = event.data;
  if (typeof path !== 'string' || !path.startsWith('/')) return;
  event.waitUntil(pages.handle({ request: new Request(path), event }).catch(() => undefined));
});

registerRoute(({ url }) => isOurs(url) && url.pathname.startsWith('/_astro/'), parts);
registerRoute(
  ({ url, request }) => isOurs(url) && url.pathname.startsWith('/media/') && request.destination === 'image',
  new CacheFirst({
    cacheName: 'pictures',
    plugins: [whole, expiring({ maxEntries: 400, purgeOnQuotaError: true })],
  }),
);
registerRoute(
  ({ url }) => isOurs(url) && /\.(?:json|ics|svg)$/.test(url.pathname),
  new StaleWhileRevalidate({ cacheName: 'indexes', plugins: [whole] }),
);

setCatchHandler(async ({ request }) => {
  if (request.mode !== 'navigate') return (await caches.match(request)) ?? Response.error();
  const lang = new URL(request.url).pathname.startsWith('/en') ? 'en' : 'fr';
  return (await caches.match(fallback(lang))) ?? Response.error();
});
