import { lookup } from 'node:dns';
import { Agent, fetch as undiciFetch } from 'undici';
import { ForbiddenAddress, publicLookup, refusePrivateAddress } from './address-guard.ts';
import type { FileFetch } from './fetch-file.ts';

const MAX_REDIRECTS = 5;
const REDIRECTS = [301, 302, 303, 307, 308];

export interface MediaFetchOptions {
  /** The back end's origin: its host and port may be anywhere, a developer's own machine included. */
  apiUrl: string;
  /** `fetch` for the back end's own host. */
  fetchOwn?: FileFetch;
  /** `fetch` for any other host; connects to public addresses only. */
  fetchForeign?: FileFetch;
}

/**
 * Makes the `fetch` for media, whose addresses editors write: it reaches only the public network and the back end's own
 * host, and checks every redirect like a link.
 * Its calls throw ForbiddenAddress for any other address.
 */
export function createMediaFetch({
  apiUrl,
  fetchOwn = globalThis.fetch,
  fetchForeign = createPublicFetch(),
}: MediaFetchOptions): FileFetch {
  const { host: ownHost } = new URL(apiUrl);
  const fetchByHost: FileFetch = async (url, init) => {
    const target = new URL(url);
    if (target.host === ownHost) return fetchOwn(url, init);
    refusePrivateAddress(target);
    return fetchForeign(url, init);
  };
  return async (url, init) => {
    let at = url;
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
      const response = await fetchByHost(at, { ...init, redirect: 'manual' });
      const location = REDIRECTS.includes(response.status) ? response.headers.get('location') : null;
      if (location === null) return response;
      await response.body?.cancel();
      const next = URL.parse(location, at);
      if (!next || !/^https?:$/.test(next.protocol)) throw new ForbiddenAddress(`redirects to ${location}`);
      at = next.href;
    }
    throw new ForbiddenAddress(`redirects more than ${MAX_REDIRECTS} times`);
  };
}

/** Connects to public addresses only, whatever a name resolves to. */
function createPublicFetch(): FileFetch {
  const dispatcher = new Agent({ connect: { lookup: publicLookup(lookup) } });
  return async (url, request) => {
    try {
      return await undiciFetch(url, { ...request, dispatcher });
    } catch (error) {
      if (error instanceof Error && error.cause instanceof ForbiddenAddress) throw error.cause;
      throw error;
    }
  };
}
