import { gzipSync } from 'node:zlib';
import { accepts } from 'hono/accepts';
import { createByteCache } from '../../files/byte-cache.ts';
import { jsonText } from './answers.ts';
import type { Context } from 'hono';

/**
 * Every public answer depends on the content and the URL alone, so the content's version is a strong entity tag for all
 * of them: an unchanged answer costs one lookup, whatever its size. Compressed bytes have their own tag.
 */
export function createContentServer(version: () => string) {
  const cache = createByteCache(64 * 1024 * 1024);

  /** Answers a GET with the JSON text of `build`, which is cached as bytes under `cacheKey`. */
  return (c: Context, cacheKey: string, build: () => string): Response => {
    const current = version();
    const encoding = accepts(c, { header: 'Accept-Encoding', supports: ['gzip'], default: 'identity' });
    const tagOf = (name: string): string => (name === 'gzip' ? `"${current}-gzip"` : `"${current}"`);
    const headers = {
      ETag: tagOf(encoding),
      'Cache-Control': 'public, max-age=60, must-revalidate',
      Vary: 'Accept-Encoding',
    };
    const same = unchanged(c, headers, [tagOf('identity'), tagOf('gzip')]);
    if (same) return same;
    const plain = () => cache.memo(`${current} ${cacheKey}`, { context: () => Buffer.from(build()) });
    if (encoding === 'identity') return jsonText(200, plain(), headers);
    const compressed = cache.memo(`${current} gzip ${cacheKey}`, { context: () => gzipSync(plain()) });
    return jsonText(200, compressed, { ...headers, 'Content-Encoding': encoding });
  };
}

/** Returns a 304 if `If-None-Match`, a list of tags or `*`, matches by weak comparison (RFC 9110, section 13.1.2). */
export function unchanged(c: Context, headers: { ETag: string }, tags = [headers.ETag]): Response | null {
  const known = c.req.header('If-None-Match')?.split(',') ?? [];
  const isCurrent = known.some((tag) => ['*', ...tags].includes(tag.trim().replace(/^W\//, '')));
  return isCurrent ? new Response(null, { status: 304, headers }) : null;
}
