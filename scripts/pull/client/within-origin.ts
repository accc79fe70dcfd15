import { ApiError } from '../../../src/back-end/errors.ts';
import type { Fetch } from '../../../src/back-end/one-try.ts';

const MAX_REDIRECTS = 5;
const REDIRECTS = [301, 302, 303, 307, 308];

/**
 * Follows redirects itself: `fetch` would send our own headers, and so the application key, to another host.
 * Its calls throw ApiError for a redirect to another origin, and for too many redirects.
 */
export function withinOrigin(fetch: Fetch): Fetch {
  return async (url, init) => {
    const { origin } = new URL(url);
    let at = url;
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
      const response = await fetch(at, { ...init, redirect: 'manual' });
      const { status } = response;
      const location = REDIRECTS.includes(status) ? response.headers.get('location') : null;
      if (location === null) return response;
      await response.body?.cancel();
      const next = URL.parse(location, at);
      if (next?.origin !== origin) {
        throw new ApiError(`redirects to ${location}, another origin`, { kind: 'shape', url, status });
      }
      at = next.href;
    }
    throw new ApiError(`redirects more than ${MAX_REDIRECTS} times`, { kind: 'shape', url });
  };
}
