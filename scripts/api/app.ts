import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { createFestivalRepository } from './db/festival-repository.ts';
import { createSearchRepository } from './db/search-repository.ts';
import { json } from './http/answers.ts';
import { createContentServer } from './http/content.ts';
import { keyCheck } from './http/key-check.ts';
import { onError } from './http/on-error.ts';
import { requestLog, type LogEntry } from './http/request-log.ts';
import { eventRoutes } from './routes/events.ts';
import { listRoutes } from './routes/lists.ts';
import { mediaRoutes, type MediaSource } from './routes/media.ts';
import { searchRoutes } from './routes/search.ts';
import type { Store } from './db/open.ts';
import type { AppEnv } from './http/app-env.ts';

export interface AppOptions {
  /** Open and seeded. */
  db: Store;
  media: MediaSource;
  /** The application key every call carries, in the header `keyHeader`. */
  key: string;
  keyHeader: string;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** Origins of the sites whose scripts may call, e.g. `https://example.org`. */
  allowedOrigins: readonly string[];
  log?: (entry: LogEntry) => void;
  /** Told of every fault of ours, with its cause; the caller learns no detail. */
  report?: (error: Error) => void;
}

const PREFLIGHT_SECONDS = 24 * 60 * 60;

/** The back end of API.md as a Hono app, usable in process: `app.request(path, init)`. */
export function createApp(options: AppOptions): Hono<AppEnv> {
  const { db, media, key, keyHeader, now, allowedOrigins } = options;
  const festival = createFestivalRepository(db.sqlite);
  const serve = createContentServer(festival.version);

  const app = new Hono<AppEnv>({ strict: false });
  app.onError(onError(options.report ?? console.error));
  app.notFound(() => json(404, { detail: 'Not found.' }));

  if (options.log) app.use(requestLog(options.log, now));
  app.use(
    cors({
      origin: [...allowedOrigins],
      allowMethods: ['GET', 'HEAD', 'POST', 'DELETE'],
      allowHeaders: [keyHeader, 'Authorization', 'Content-Type', 'If-None-Match'],
      exposeHeaders: ['ETag', 'Retry-After', 'X-Request-Id'],
      maxAge: PREFLIGHT_SECONDS,
    }),
  );
  app.use(async (c, next) => {
    await next();
    c.header('X-Content-Type-Options', 'nosniff');
  });
  app.use('/api/*', keyCheck(keyHeader, key));
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed: (c, methods) =>
        json(405, { detail: `Method ${c.req.method} is not allowed.` }, { Allow: methods.join(', ') }),
    }),
  );

  app.route('/', mediaRoutes(media));
  app.route('/api', eventRoutes(festival, serve));
  app.route('/api', listRoutes(festival, serve));
  app.route('/api', searchRoutes(createSearchRepository(db.sqlite), serve));
  return app;
}
