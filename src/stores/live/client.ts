import type { Id } from '../../domain/model/core.ts';
import type { Renumbered } from '../../domain/model/snapshot.ts';
import { oneTry, type Fetch } from '../../back-end/one-try.ts';

/** Longest time for which a visitor waits. */
const LIMIT_MS = 15_000;
const MAX_BYTES = 8 * 2 ** 20;

export interface LiveOptions {
  /** Origin of the back end, without `/api`. */
  apiUrl: string;
  key: string;
  keyHeader: string;
  /** Language of the page, in which the back end may word its refusals. */
  language?: () => string;
  fetch?: Fetch;
  limitMs?: number;
  /** Records that the back end has renumbered since they were published; none by default. */
  renumbered?: Renumbered;
}

interface CallOptions {
  method?: 'GET' | 'POST' | 'DELETE';
  token?: string;
  /** Sent as JSON. */
  body?: object;
  /** Aborts the call, when nobody waits for it any more. */
  signal?: AbortSignal;
}

/** Calls the back end for a visitor: once, within 15 s. After a failure, the visitor decides whether to retry. */
export type LiveClient = ReturnType<typeof createLiveClient>;

export function createLiveClient(options: LiveOptions) {
  const { apiUrl, key, keyHeader, language, limitMs = LIMIT_MS, renumbered = {} } = options;
  const fetch: Fetch = options.fetch ?? ((url, init) => globalThis.fetch(url, init));
  const absolute = (path: string): string => (path.startsWith('/') ? `${apiUrl}/api${path}` : path);
  return {
    /** The absolute address of a path below `/api`. */
    url: absolute,
    /** Returns the id under which a record was published, by its id in the back end. */
    publishedId: (list: keyof Renumbered, id: Id): Id => renumbered[list]?.[id] ?? id,
    /** Returns the id of a record in the back end, by the id under which it was published. */
    backEndId: (list: keyof Renumbered, id: Id): Id =>
      Number(Object.entries(renumbered[list] ?? {}).find(([, published]) => published === id)?.[0] ?? id),
    /** @param path below `/api`, e.g. `/login/`, or an address made by `url`. @throws ApiError */
    call: (path: string, { method = 'GET', token, body, signal }: CallOptions = {}): Promise<unknown> => {
      const headers: Record<string, string> = { [keyHeader]: key, Accept: 'application/json' };
      if (language) headers['Accept-Language'] = language();
      if (token) headers['Authorization'] = `Token ${token}`;
      if (body) headers['Content-Type'] = 'application/json';
      // What one visitor has read is not for the next one at the same browser, nor for later.
      const cache = token ? 'no-store' : 'default';
      const init: RequestInit = { method, headers, credentials: 'omit', cache };
      if (body) init.body = JSON.stringify(body);
      if (signal) init.signal = signal;
      return oneTry({ fetch, url: absolute(path), init, limitMs, maxBytes: MAX_BYTES });
    },
  };
}
