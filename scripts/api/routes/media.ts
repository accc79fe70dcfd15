import { hash } from 'node:crypto';
import { Hono } from 'hono';
import { notFound } from '../http/api-error.ts';
import { unchanged } from '../http/content.ts';
import type { AppEnv } from '../http/app-env.ts';

/** Finds a picture or a document by its path under `/media/`, with its media type; null if there is none. */
export type MediaSource = (path: string) => Promise<{ body: Uint8Array; type: string } | null>;

/** Serves pictures and documents without the application key, since `<img>` cannot send one. */
export function mediaRoutes(source: MediaSource): Hono<AppEnv> {
  return new Hono<AppEnv>().get('/media/*', async (c) => {
    const media = await source(c.req.path);
    if (!media) throw notFound();
    const body = Buffer.from(media.body);
    const headers = {
      ETag: `"${hash('sha256', body, 'base64url')}"`,
      'Cache-Control': 'public, max-age=86400',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      // An SVG opened as a document may use styles, but neither scripts nor requests.
      ...(media.type.startsWith('image/') && {
        'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      }),
    };
    const length = String(body.byteLength);
    const described = { ...headers, 'Content-Type': media.type, 'Content-Length': length };
    return unchanged(c, headers) ?? new Response(body, { headers: described });
  });
}
