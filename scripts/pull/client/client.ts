import { ApiError } from '../../../src/back-end/errors.ts';
import pLimit from 'p-limit';
import { oneTry, type Fetch } from '../../../src/back-end/one-try.ts';
import { allPages, type List } from '../../../src/back-end/paging.ts';
import { realPorts, type Ports } from '../ports.ts';
import { followRedirects } from './follow-redirects.ts';
import { isBusy, retried } from './retried.ts';

export interface ClientOptions extends Partial<Ports> {
  /** Origin of the back end, without `/api`. */
  apiUrl: string;
  key: string;
  keyHeader: string;
  fetch?: Fetch | undefined;
  /** Time limit of one try, in milliseconds. */
  tryMs?: number;
  /** Time limit of all calls together, in milliseconds from the client's creation. */
  totalMs?: number;
  /** Maximum size of one answer, in bytes. All pages of a list together may have twice as many characters. */
  maxBytes?: number;
}

const REREAD_DELAY_MS = 1000;
/** Number of tries of one call, including the first. */
const TRIES = 4;
const FIRST_WAIT_MS = 500;
const CONCURRENCY = 4;

/**
 * Whether another try is worthwhile: the network failed, the back end is busy or starting, or the answer is not from
 * the back end at all, such as a proxy's error page with status 200. A wrong answer of the back end is final.
 */
function isTransient({ kind, status }: ApiError): boolean {
  if (kind === 'network' || kind === 'timeout' || kind === 'garbled') return true;
  return kind === 'status' && isBusy(status);
}

export type ApiClient = ReturnType<typeof createApiClient>;

/** Reads the back end for a build: retries transient failures, and refuses wrong answers. */
export function createApiClient(options: ClientOptions) {
  const { apiUrl, key, keyHeader, fetch: fetchOnce = globalThis.fetch } = options;
  const { tryMs = 10_000, totalMs = 300_000, maxBytes = 64 * 2 ** 20 } = options;
  const ports = { ...realPorts, ...options };
  const { now, sleep } = ports;
  const maxListLength = 2 * maxBytes;
  // `fetch` by itself would send our headers, including the application key, to the host of any redirect.
  const fetch: Fetch = (url, init) =>
    followRedirects(
      url,
      (at) => fetchOnce(at, { ...init, redirect: 'manual' }),
      (next) => next.origin === new URL(url).origin,
      (reason) =>
        new ApiError(`${reason} (only those within its origin are followed)`, { kind: 'shape', url }),
    );
  const deadline = now() + totalMs;
  const limit = pLimit(CONCURRENCY);
  const init = { headers: { [keyHeader]: key, Accept: 'application/json' } };

  const tryOnce = async (url: string): Promise<unknown> => {
    const remainingMs = deadline - now();
    if (remainingMs <= 0) {
      throw new ApiError(`the pull has taken longer than ${totalMs / 1000} s`, { kind: 'timeout', url });
    }
    return oneTry({ fetch, url, init, limitMs: Math.min(tryMs, remainingMs), maxBytes });
  };
  const secondsToWait = (error: unknown): number | null =>
    error instanceof ApiError && isTransient(error) ? (error.retryAfterSeconds ?? 0) : null;
  const retries = { ...ports, tries: TRIES, firstWaitMs: FIRST_WAIT_MS, deadline, secondsToWait };
  const read = (url: string): Promise<unknown> => limit(() => retried(() => tryOnce(url), retries));

  /** Reads a list up to a maximum length: all its records are in memory at once, which endless pages would fill. */
  const readAll = (first: string): Promise<List> => {
    let length = 0;
    return allPages(first, async (url) => {
      const page = await read(url);
      length += JSON.stringify(page).length;
      if (length <= maxListLength) return page;
      const message = `with this page the list is longer than ${maxListLength} characters, more than any festival's`;
      throw new ApiError(message, { kind: 'shape', url });
    });
  };

  const list = async (url: string): Promise<List> => {
    try {
      const first = await readAll(url);
      if (first.announced === null) return first;
    } catch (error) {
      if (!(error instanceof ApiError) || error.kind !== 'shape') throw error;
    }
    await sleep(REREAD_DELAY_MS);
    return readAll(url);
  };

  return {
    /** Reads one answer. @param path below `/api`, e.g. `/pages/19/`. @throws ApiError */
    item: (path: string) => read(`${apiUrl}/api${path}`),
    /**
     * Reads a whole list, page after page. If the answer is not a list, or has fewer records than announced, it is read
     * once more: the list may have changed in the meantime. @throws ApiError
     */
    list: (path: string) => list(`${apiUrl}/api${path}`),
  };
}
