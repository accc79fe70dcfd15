/** How a request is answered; each kind has a strategy of `read-files.ts`. */
export type RequestKind = 'page' | 'fragment' | 'part' | 'partAnew' | 'picture' | 'data';

/**
 * Returns the kind of a request, or null for one that the worker leaves to the browser: requests to the back end,
 * wherever it is, with all live and personal data; for map tiles, which the tile service asks not to be stored; for
 * parts of files; and for packs, which show what has changed only if they come from the network.
 */
export function requestKind(
  request: Pick<Request, 'cache' | 'destination' | 'headers' | 'mode'>,
  { origin, pathname }: URL,
  ours: string,
): RequestKind | null {
  if (origin !== ours || pathname.startsWith('/api/')) return null;
  if (request.headers.has('Authorization') || request.headers.has('Range')) return null;
  if (request.mode === 'navigate') return 'page';
  if (request.cache === 'no-store') return null;
  const isReload = request.cache === 'reload' || request.cache === 'no-cache';
  if (pathname.startsWith('/_astro/')) return isReload ? 'partAnew' : 'part';
  if (pathname.startsWith('/media/')) return request.destination === 'image' ? 'picture' : null;
  if (isReload) return null;
  if (/^\/data\/.+\.json$|^\/[\w-]+\.svg$|\.ics$/.test(pathname)) return 'data';
  return pathname.endsWith('/') ? 'fragment' : null;
}
