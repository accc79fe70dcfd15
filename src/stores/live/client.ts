import type { Id } from '../../domain/model/core.ts';
import type { Renumbered } from '../../domain/model/snapshot.ts';
import { oneTry } from '../../back-end/one-try.ts';
import { publicEnvironment } from '../../site/public-environment.ts';

/** Records that the back end has renumbered since they were published (`define` in `astro.config.mjs`). */
declare const __RENUMBERED__: Renumbered;

const { apiUrl, apiKey, apiKeyHeader } = publicEnvironment;

/** Longest time for which a visitor waits. */
const LIMIT_MS = 15_000;
const MAX_BYTES = 8 * 2 ** 20;

const idsIn = (list: keyof Renumbered): Readonly<Record<Id, Id>> => __RENUMBERED__[list] ?? {};

/** Returns the id under which a record was published, by its id in the back end. */
export const publishedId = (list: keyof Renumbered, id: Id): Id => idsIn(list)[id] ?? id;

/** Returns the id of a record in the back end, by the id under which it was published. */
export const backEndId = (list: keyof Renumbered, id: Id): Id =>
  Number(Object.entries(idsIn(list)).find(([, published]) => published === id)?.[0] ?? id);

/** The absolute address of a path below `/api`. */
export const backEndUrl = (path: string): string => `${apiUrl}/api${path}`;

interface CallOptions {
  method?: 'GET' | 'POST' | 'DELETE';
  token?: string;
  /** Sent as JSON. */
  body?: object;
  /** Aborts the call, when nobody waits for it any more. */
  signal?: AbortSignal | undefined;
}

/**
 * Calls the back end for a visitor: once, within 15 s. After a failure, the visitor decides whether to retry.
 * @param url made by `backEndUrl`, or an address that the back end has sent. @throws ApiError
 */
export function callBackEnd(
  url: string,
  { method = 'GET', token, body, signal }: CallOptions = {},
): Promise<unknown> {
  const headers: Record<string, string> = {
    [apiKeyHeader]: apiKey,
    Accept: 'application/json',
    // The back end may word its refusals in the language of the page.
    'Accept-Language': document.documentElement.lang,
  };
  if (token) headers['Authorization'] = `Token ${token}`;
  if (body) headers['Content-Type'] = 'application/json';
  // What one visitor has read is not for the next one at the same browser, nor for later.
  const cache = token ? 'no-store' : 'default';
  const init: RequestInit = { method, headers, credentials: 'omit', cache };
  if (body) init.body = JSON.stringify(body);
  if (signal) init.signal = signal;
  return oneTry({ fetch, url, init, limitMs: LIMIT_MS, maxBytes: MAX_BYTES });
}
