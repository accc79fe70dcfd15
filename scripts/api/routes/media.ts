import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { notFound, tryLater } from '../http/api-error.ts';
import { MediaBusy, type Media, type MediaSource } from '../media-source.ts';
import type { AppEnv } from '../http/app-env.ts';

const BUSY = 'The service is busy.';
const RETRY_AFTER_MS = 3000;
/** Nginx's status for a client that closed the connection: it appears in the log only. */
const CLIENT_CLOSED_REQUEST = 499;

/** Pictures and documents, open without the key since `<img>` cannot send one. */
export function mediaRoutes(source: MediaSource): Hono<AppEnv> {
  return new Hono<AppEnv>().get('/media/*', async (c) => {
    const { signal } = c.req.raw;
    let media: Media | null;
    try {
      media = await source(c.req.path, signal);
    } catch (error) {
      if (signal.aborted) return new Response(null, { status: CLIENT_CLOSED_REQUEST });
      throw error instanceof MediaBusy ? tryLater(503, BUSY, RETRY_AFTER_MS) : error;
    }
    if (!media) throw notFound();
    const body = Buffer.from(media.body);
    const headers = {
      ETag: `"${createHash('sha256').update(body).digest('base64url')}"`,
      'Cache-Control': 'public, max-age=86400',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      // An SVG opened as a document may use styles, but neither scripts nor requests.
      ...(media.type.startsWith('image/') && {
        'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      }),
    };
    if (c.req.header('If-None-Match') === headers.ETag) return new Response(null, { status: 304, headers });
    const length = String(body.byteLength);
    return new Response(body, {
      headers: { ...headers, 'Content-Type': media.type, 'Content-Length': length },
    });
  });
}
