import { lookup } from 'node:dns';
import { Agent, fetch as undiciFetch } from 'undici';
import { followRedirects } from '../client/follow-redirects.ts';
import { ForbiddenAddress, publicLookup, refusePrivateAddress } from './address-guard.ts';
import type { FileFetch } from './fetch-file.ts';

/**
 * Creates the `fetch` for media, whose addresses editors write: it reaches only the public network and the back end's
 * own host, and checks every redirect like a link. Its calls throw ForbiddenAddress for any other address.
 * @param apiUrl the back end's origin: its host and port may be anywhere, even on a developer's own machine.
 * @param fetch replaces both the platform's `fetch` and the one that connects to public addresses only.
 */
export function createMediaFetch(apiUrl: string, fetch?: FileFetch): FileFetch {
  const { host: ownHost } = new URL(apiUrl);
  const fetchOwn = fetch ?? globalThis.fetch;
  const fetchForeign = fetch ?? createPublicFetch();
  const fetchByHost: FileFetch = async (url, init) => {
    const target = new URL(url);
    if (target.host === ownHost) return fetchOwn(url, init);
    refusePrivateAddress(target);
    return fetchForeign(url, init);
  };
  return (url, init) =>
    followRedirects(
      url,
      (at) => fetchByHost(at, { ...init, redirect: 'manual' }),
      ({ protocol }) => /^https?:$/.test(protocol),
      (reason) => new ForbiddenAddress(reason),
    );
}

/** Creates a `fetch` that connects to public addresses only, whatever a name resolves to. */
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
