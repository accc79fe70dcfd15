import { ApiError } from '../../../src/stores/live/errors.ts';
import type { Fetch } from '../../../src/stores/live/one-try.ts';

const MOST_REDIRECTS = 5;
const REDIRECTS = [301, 302, 303, 307, 308];

/**
 * Follows redirects by hand: a header of our own, which the key travels in, would go along to another host.
 * Its calls throw ApiError when the back end sends on to another origin, or on and on.
 */
export function withinOrigin(fetch: Fetch): Fetch {
  return async (url, init) => {
    const { origin } = new URL(url);
    let at = url;
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
      const response = await fetch(at, { ...init, redirect: 'manual' });
      const { status } = response;
      const location = REDIRECTS.includes(status) ? response.headers.get('location') : null;
      if (location === null) return response;
      await response.body?.cancel();
      const next = URL.parse(location, at);
      if (next?.origin !== origin) {
        throw new ApiError(`sends on to ${location}, another origin`, { kind: 'shape', url, status });
      }
      at = next.href;
    }
    throw new ApiError(`sends on more than ${MOST_REDIRECTS} times`, { kind: 'shape', url });
  };
}
