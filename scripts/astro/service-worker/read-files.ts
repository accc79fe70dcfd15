import type { FetchDidSucceedCallbackParam, WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin, type ExpirationPluginOptions } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, NetworkOnly, type Strategy } from 'workbox-strategies';
import { PAGES, READ_PAGES, READ_PARTS, READ_PICTURES } from '../../../src/domain/archive/reading-bounds.ts';
import { treeOf } from './addresses.ts';
import { keepParts } from './keep-page.ts';
import { readPicture } from './kept-editions.ts';
import { type AtHand, offlineAnswer } from './offline-answer.ts';
import type { RequestKind } from './request-kind.ts';
import { ANY_HEADERS, attempt } from './storage.ts';
import { isExpected, wholeFiles } from './whole-files.ts';

const PICTURES = 'pictures';

/** A slow network is a network: a page already at hand is shown when the new one takes longer than this. */
const PATIENCE_SECONDS = 4;
const YEAR_SECONDS = 365 * 24 * 60 * 60;
const MOST_INDEXES = 20;

// Workbox's own types do not hold under exactOptionalPropertyTypes.
const latest = (options: ExpirationPluginOptions): WorkboxPlugin =>
  new ExpirationPlugin(options) as WorkboxPlugin;

/** How each kind of request is answered, and what is kept of what a visitor reads. */
export function readFiles(atHand: AtHand): Record<RequestKind, Strategy> {
  const { kept, shell, language } = atHand;
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
      orElseOfPage(atHand),
      newest,
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
        orElse(async (path) => (await kept.picture(path)) ?? readPicture(caches, PICTURES, path)),
      ],
    }),
    // What was cancelled since is not to be missed: asked anew, whatever a host says of how long it may be used.
    data: new NetworkFirst({
      cacheName: 'indexes',
      matchOptions,
      networkTimeoutSeconds: PATIENCE_SECONDS,
      fetchOptions: { cache: 'no-cache' },
      plugins: [wholeFiles, latest({ maxEntries: MOST_INDEXES }), orElse(keptOrShell), newest],
    }),
    fragment: new NetworkOnly({ plugins: [orElse(kept.page)] }),
  };
}

/** State of a plugin during one request. */
interface Answered {
  /** Which is not the file that was asked for. */
  answer?: Response;
}

/** Has an answer count as none, until there turns out to be nothing better. */
function heldBack({ request, response, state }: FetchDidSucceedCallbackParam): Promise<never> {
  (state as Answered).answer = response.clone();
  return Promise.reject(new Error(`${request.url} has status ${response.status}`));
}

/**
 * What is at hand elsewhere, where the network is cut, the host fails, a portal answers, or a release has taken the file of
 * the one before from the server; when storage fails too, the network alone.
 */
function orElse(find: (path: string) => Promise<Response | undefined>): WorkboxPlugin {
  return {
    fetchDidSucceed: (fetched) =>
      isExpected(fetched.response, new URL(fetched.request.url).pathname)
        ? Promise.resolve(fetched.response)
        : heldBack(fetched),
    handlerDidError: async ({ request, state }) =>
      (await attempt(() => find(new URL(request.url).pathname))) ??
      (state as Answered).answer ??
      fetch(request),
  };
}

/** The same of a page: what is not to be found there is told by the host, a failure of the host is none to be shown. */
function orElseOfPage(atHand: AtHand): WorkboxPlugin {
  const isRead = async (path: string): Promise<boolean> =>
    (await caches.match(path, { ...ANY_HEADERS, cacheName: PAGES })) !== undefined;
  return {
    fetchDidSucceed: (fetched) =>
      fetched.response.status < 500 ? Promise.resolve(fetched.response) : heldBack(fetched),
    handlerDidError: ({ request, state }) =>
      attempt(() => offlineAnswer(request.url, isRead, atHand, (state as Answered).answer)),
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

/** What is kept may have been read anew since; where that cannot be told, what is kept has all its files with it. */
function newerOf(read: Response | undefined, kept: Response | undefined): Response | undefined {
  const [readAt, keptAt] = [read, kept].map((answer) => Date.parse(answer?.headers.get('Date') ?? ''));
  return kept && !((readAt ?? NaN) > (keptAt ?? NaN)) ? kept : read;
}
