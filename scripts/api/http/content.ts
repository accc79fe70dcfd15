import { jsonText } from './answers.ts';
import { createByteCache } from './byte-cache.ts';
import type { Context } from 'hono';

const CACHED_BYTES = 64 * 1024 * 1024;
const CACHE_CONTROL = 'public, max-age=60, must-revalidate';

/**
 * Answers a GET of public content with the JSON text of `build`. Lists, which are large and which every pull reads, are
 * cached as bytes under their `cacheKey`.
 */
export type ServeContent = (c: Context, build: () => string, cacheKey?: string) => Response;

/**
 * Every public answer depends on the content and the URL alone, so the content's version is a strong entity tag for all
 * of them: an unchanged answer costs one lookup, whatever its size.
 */
export function createContentServer(version: () => string): ServeContent {
  const cache = createByteCache(CACHED_BYTES);

  return (c, build, cacheKey) => {
    const current = version();
    const etag = `"${current}"`;
    const headers = { ETag: etag, 'Cache-Control': CACHE_CONTROL };
    if (matches(c.req.header('If-None-Match'), etag)) return new Response(null, { status: 304, headers });
    const bytes =
      cacheKey === undefined
        ? Buffer.from(build())
        : cache.get(`${current} ${cacheKey}`, () => Buffer.from(build()));
    return jsonText(200, bytes, headers);
  };
}

/** RFC 9110, section 13.1.2: a list of tags or `*`, compared weakly. */
function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
}
