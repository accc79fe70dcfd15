import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin, type ExpirationPluginOptions } from 'workbox-expiration';
import {
  CacheFirst,
  NetworkFirst,
  NetworkOnly,
  StaleWhileRevalidate,
  type Strategy,
} from 'workbox-strategies';
import { READ_PAGES, READ_PARTS, READ_PICTURES } from '../../../src/domain/archive/reading-bounds.ts';
import { treeOf } from './addresses.ts';
import { keepParts } from './keep-page.ts';
import { readPicture } from './kept-editions.ts';
import type { AtHand } from './offline-answer.ts';
import type { RequestKind } from './request-kind.ts';
import { ANY_HEADERS, attempt } from './storage.ts';
import { wholeFiles } from './whole-files.ts';

/** Name of the cache of the pages that were read. */
export const PAGES = 'pages';
const PICTURES = 'pictures';

/** A slow network is a network: a page already at hand is shown when the new one takes longer than this. */
const PATIENCE_SECONDS = 4;
const YEAR_SECONDS = 365 * 24 * 60 * 60;
const MOST_INDEXES = 20;

// Workbox's own types do not hold under exactOptionalPropertyTypes.
const latest = (options: ExpirationPluginOptions): WorkboxPlugin =>
  new ExpirationPlugin(options) as WorkboxPlugin;

/** How each kind of request is answered, and what is kept of what a visitor reads. */
export function readFiles({ kept, shell, language }: AtHand): Record<RequestKind, Strategy> {
  const matchOptions = ANY_HEADERS;
  const parts = {
    cacheName: 'parts',
    matchOptions,
    plugins: [
      gone,
      wholeFiles,
      latest({ maxEntries: READ_PARTS, maxAgeSeconds: YEAR_SECONDS }),
      otherwise(async (path) => (await kept.file(path)) ?? shell.file(path)),
    ],
  };
  const indexes = {
    cacheName: 'indexes',
    matchOptions,
    plugins: [
      wholeFiles,
      latest({ maxEntries: MOST_INDEXES }),
      otherwise(async (path) => (await kept.file(path)) ?? shell.file(path)),
    ],
  };
  // Named by their content: what was read once never changes.
  const part = new CacheFirst(parts);
  const page: Strategy = new NetworkFirst({
    cacheName: PAGES,
    matchOptions,
    networkTimeoutSeconds: PATIENCE_SECONDS,
    plugins: [
      onlyPages,
      wholeFiles,
      withoutQuery,
      {
        cacheDidUpdate: async ({ newResponse, request, event }) => {
          const tree = treeOf(new URL(request.url).pathname);
          await Promise.all([
            keepParts(await newResponse.clone().text(), event, part),
            tree && language.read(tree),
            shell.complete(),
          ]);
        },
      },
      latest({ maxEntries: READ_PAGES }),
      {
        cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
          newerOf(cachedResponse, await attempt(() => kept.file(new URL(request.url).pathname))),
      },
    ],
  });
  return {
    page,
    part,
    // The page has found the file it was given to be broken (`src/components/browser/load-code.ts`).
    partAnew: new NetworkFirst(parts),
    picture: new CacheFirst({
      cacheName: PICTURES,
      matchOptions,
      plugins: [
        wholeFiles,
        latest({ maxEntries: READ_PICTURES, purgeOnQuotaError: true }),
        otherwise(async (path) => (await kept.picture(path)) ?? readPicture(caches, PICTURES, path)),
      ],
    }),
    index: new StaleWhileRevalidate(indexes),
    calendar: new NetworkFirst(indexes),
    fragment: new NetworkOnly({ plugins: [otherwise(kept.page)] }),
  };
}

/** A release takes the files of the one before from the server; a tab left open goes on with those at hand. */
const gone: WorkboxPlugin = {
  fetchDidSucceed: ({ request, response }) =>
    response.ok
      ? Promise.resolve(response)
      : Promise.reject(new Error(`${request.url} has status ${response.status}`)),
};

/** What is at hand elsewhere; when storage fails, the network alone. */
function otherwise(find: (path: string) => Promise<Response | undefined>): WorkboxPlugin {
  return {
    handlerDidError: async ({ request }) =>
      (await attempt(() => find(new URL(request.url).pathname))) ?? fetch(request),
  };
}

/** Documents of a tree. Addresses without language only lead there, by a choice that may change. */
const onlyPages: WorkboxPlugin = {
  cacheWillUpdate: ({ request, response }) => {
    const isPage = response.headers.get('Content-Type')?.startsWith('text/html');
    return Promise.resolve(isPage && treeOf(new URL(request.url).pathname) ? response : null);
  },
};

// A page's address without its query: an event is the same page whatever id its link carries.
const withoutQuery: WorkboxPlugin = {
  cacheKeyWillBeUsed: ({ request }) => {
    const { origin, pathname } = new URL(request.url);
    return Promise.resolve(`${origin}${pathname}`);
  },
};

/** A kept page may have been read anew since; where that cannot be told, what is kept has all its files with it. */
function newerOf(read: Response | undefined, kept: Response | undefined): Response | undefined {
  const [readAt, keptAt] = [read, kept].map((answer) => Date.parse(answer?.headers.get('Date') ?? ''));
  return kept && !((readAt ?? NaN) > (keptAt ?? NaN)) ? kept : read;
}
