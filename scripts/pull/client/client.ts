import { ApiError } from '../../../src/stores/live/errors.ts';
import { createLimiter } from './limiter.ts';
import { oneTry, type Fetch } from '../../../src/stores/live/one-try.ts';
import { allPages, type List } from '../../../src/stores/live/paging.ts';
import { withRetries } from './retry.ts';
import { withinOrigin } from './within-origin.ts';

export interface ClientOptions {
  /** Origin of the back end, without `/api`. */
  apiUrl: string;
  key: string;
  keyHeader: string;
  fetch?: Fetch;
  sleep?: (milliseconds: number) => Promise<void>;
  random?: () => number;
  now?: () => number;
  /** Milliseconds for one try. */
  tryMs?: number;
  /** Milliseconds for everything this client is asked, from its making. */
  totalMs?: number;
  tries?: number;
  concurrency?: number;
  maxBytes?: number;
}

/** Reads the back end for a build: patient with what may pass, strict with what it answers. */
export interface ApiClient {
  /** One answer. @param path below `/api`, e.g. `/pages/19`. @throws ApiError */
  item(path: string): Promise<unknown>;
  /**
   * A whole list, page after page. One that is none, or does not hold as many as it says, is read once more: it may have
   * changed while it was read. @throws ApiError
   */
  list(path: string): Promise<List>;
}

const BEFORE_SECOND_READING_MS = 1000;

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

export function createApiClient(options: ClientOptions): ApiClient {
  const { apiUrl, key, keyHeader, now = Date.now } = options;
  const fetch = withinOrigin(options.fetch ?? globalThis.fetch);
  const { tryMs = 10_000, totalMs = 300_000, maxBytes = 64 * 2 ** 20 } = options;
  const { tries = 4, sleep = pause, random = Math.random } = options;
  const deadline = now() + totalMs;
  const limited = createLimiter(options.concurrency ?? 4);
  const init = { headers: { [keyHeader]: key, Accept: 'application/json' } };

  const once = async (url: string): Promise<unknown> => {
    const left = deadline - now();
    if (left <= 0) {
      throw new ApiError(`the ${totalMs / 1000} s for the whole pull are over`, { kind: 'timeout', url });
    }
    return oneTry({ fetch, url, init, limitMs: Math.min(tryMs, left), maxBytes });
  };
  const read = (url: string): Promise<unknown> =>
    limited(() => withRetries(() => once(url), { tries, deadline, sleep, random, now }));

  const list = async (url: string): Promise<List> => {
    try {
      const first = await allPages(url, read);
      if (first.announced === null) return first;
    } catch (error) {
      if (!(error instanceof ApiError) || error.kind !== 'shape') throw error;
    }
    await sleep(BEFORE_SECOND_READING_MS);
    return allPages(url, read);
  };

  return {
    item: (path) => read(`${apiUrl}/api${path}`),
    list: (path) => list(`${apiUrl}/api${path}`),
  };
}
