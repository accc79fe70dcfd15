import type { FetchDidSucceedCallbackParam, WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin, type ExpirationPluginOptions } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, NetworkOnly, type Strategy } from 'workbox-strategies';
import { PAGES, READ_PAGES, READ_PARTS, READ_PICTURES } from '../../../src/domain/archive/reading-bounds.ts';
import { treeOf } from './addresses.ts';
import { keepParts } from './keep-page.ts';
import { readPicture } from './kept-editions.ts';
import { type OfflineSources, offlineAnswer } from './offline-answer.ts';
import type { RequestKind } from './request-kind.ts';
import { ANY_HEADERS, attempt } from './storage.ts';
import { isExpected, wholeFiles } from './whole-files.ts';

const PICTURES = 'pictures';

/** On a slow network, a stored page is shown if the new one takes longer than this. */
const PATIENCE_SECONDS = 4;
const YEAR_SECONDS = 365 * 24 * 60 * 60;

// Workbox's own types do not compile under exactOptionalPropertyTypes.
const latest = (options: ExpirationPluginOptions): WorkboxPlugin =>
  new ExpirationPlugin(options) as WorkboxPlugin;

/** Returns the strategies that answer each kind of request, and keep what a visitor reads. */
export function readFiles(sources: OfflineSources): Record<RequestKind, Strategy> {
  const { kept, shell, language } = sources;
  const matchOptions = ANY_HEADERS;
  const keptOrShell = async (path: string): Promise<Response | undefined> =>
    (await kept.file(path)) ?? shell.file(path);
  const parts = {
    cacheName: 'parts',
    matchOptions,
    plugins: [
      wholeFiles,
      latest({ maxEntries: READ_PARTS, maxAgeSeconds: YEAR_SECONDS }),
      orElse(keptOrShell),
    ],
  };
  const newest: WorkboxPlugin = {
    cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
      newerOf(cachedResponse, await attempt(() => kept.file(new URL(request.url).pathname))),
  };
  // File names contain a hash of the content: a file that was read once never changes.
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
      orElseOfPage(sources),
      newest,
    ],
  });
  return {
    page,
    part,
    // The page has found its file to be broken (`src/components/browser/load-code.ts`).
    partAnew: new NetworkFirst(parts),
    picture: new CacheFirst({
      cacheName: PICTURES,
      matchOptions,
      plugins: [
        wholeFiles,
        latest({ maxEntries: READ_PICTURES, purgeOnQuotaError: true }),
        orElse(async (path) => (await kept.picture(path)) ?? readPicture(caches, PICTURES, path)),
      ],
    }),
    // Cancellations must not be missed: the file is revalidated, however long a host allows it to be cached.
    data: new NetworkFirst({
      cacheName: 'indexes',
      matchOptions,
      networkTimeoutSeconds: PATIENCE_SECONDS,
      fetchOptions: { cache: 'no-cache' },
      plugins: [wholeFiles, latest({ maxEntries: 20 }), orElse(keptOrShell), newest],
    }),
    fragment: new NetworkOnly({ plugins: [orElse(kept.page)] }),
  };
}

interface Answered {
  /** A response that is not the requested file. */
  answer?: Response;
}

/** Treats a response as a failure, and remembers it in case nothing better is found. */
function rejectWithAnswer({ request, response, state }: FetchDidSucceedCallbackParam): Promise<never> {
  (state as Answered).answer = response.clone();
  return Promise.reject(new Error(`${request.url} has status ${response.status}`));
}

/**
 * Falls back to a file stored elsewhere if the network is cut, the host fails, a captive portal answers, or a release
 * has removed a file of the one before from the server. If storage fails too, only the network is used.
 */
function orElse(find: (path: string) => Promise<Response | undefined>): WorkboxPlugin {
  return {
    fetchDidSucceed: (fetched) =>
      isExpected(fetched.response, new URL(fetched.request.url).pathname)
        ? Promise.resolve(fetched.response)
        : rejectWithAnswer(fetched),
    handlerDidError: async ({ request, state }) =>
      (await attempt(() => find(new URL(request.url).pathname))) ??
      (state as Answered).answer ??
      fetch(request),
  };
}

/** Like `orElse`, for pages: a 404 of the host is shown, but a failure of the host only if there is nothing better. */
function orElseOfPage(sources: OfflineSources): WorkboxPlugin {
  const isRead = async (path: string): Promise<boolean> =>
    (await caches.match(path, { ...ANY_HEADERS, cacheName: PAGES })) !== undefined;
  return {
    fetchDidSucceed: (fetched) =>
      fetched.response.status < 500 ? Promise.resolve(fetched.response) : rejectWithAnswer(fetched),
    handlerDidError: ({ request, state }) =>
      attempt(() => offlineAnswer(request.url, isRead, sources, (state as Answered).answer)),
  };
}

/** Keeps only pages of a tree. Addresses without a language merely redirect there, by a choice that may change. */
const onlyPages: WorkboxPlugin = {
  cacheWillUpdate: ({ request, response }) => {
    const isPage = response.headers.get('Content-Type')?.startsWith('text/html');
    return Promise.resolve(isPage && treeOf(new URL(request.url).pathname) ? response : null);
  },
};

// Ignores the query of a page's address: an event is the same page whatever id its link carries.
const withoutQuery: WorkboxPlugin = {
  cacheKeyWillBeUsed: ({ request }) => {
    const { origin, pathname } = new URL(request.url);
    return Promise.resolve(`${origin}${pathname}`);
  },
};

/** Returns the newer of a read and a kept page, or if that is unknown the kept one, whose files are all kept too. */
function newerOf(read: Response | undefined, kept: Response | undefined): Response | undefined {
  const [readAt, keptAt] = [read, kept].map((answer) => Date.parse(answer?.headers.get('Date') ?? ''));
  return kept && !((readAt ?? NaN) > (keptAt ?? NaN)) ? kept : read;
}
