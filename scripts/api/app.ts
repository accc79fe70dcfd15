import { Hono, type MiddlewareHandler } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { json } from './http/answers.ts';
import { bodyLimit } from './http/body.ts';
import { onError } from './http/on-error.ts';
import { requestLog, type LogEntry } from './http/request-log.ts';
import { mediaRoutes, type MediaSource } from './routes/media.ts';
import { messageRoutes } from './routes/messages.ts';
import { readRoutes } from './routes/reads.ts';
import { registrationRoutes } from './routes/registration.ts';
import { sessionRoutes } from './routes/sessions.ts';
import { subscriptionRoutes } from './routes/subscriptions.ts';
import { servicesOf, type ServiceOptions } from './services.ts';
import type { AppEnv } from './http/app-env.ts';
import { ApiError } from './http/api-error.ts';

export interface AppOptions extends ServiceOptions {
  media: MediaSource;
  /** Application key that every call must carry in the header `keyHeader`. */
  key: string;
  keyHeader: string;
  /** Origins of the sites whose scripts may call, e.g. `https://example.org`. */
  allowedOrigins: readonly string[];
  log?: (entry: LogEntry) => void;
  /** Receives every internal error, with its cause; the answer to the caller contains no detail. */
  report?: (error: Error) => void;
}

/** The back end of the contract (`scripts/api/README.md`) as a Hono app, usable in process: `app.request(path, init)`. */
export function createApp(options: AppOptions): Hono<AppEnv> {
  const app = new Hono<AppEnv>({ strict: false });
  app.onError(onError(options.report ?? console.error));
  app.notFound(() => json(404, { detail: 'Not found.' }));
  guard(app, options);
  app.route('/', mediaRoutes(options.media));
  const services = servicesOf(options);
  app.route('/api', readRoutes(services));
  app.route('/api', registrationRoutes(services));
  app.route('/api', sessionRoutes(services));
  app.route('/api', subscriptionRoutes(services));
  app.route('/api', messageRoutes(services));
  return app;
}

/** Middleware of every call, outermost first. */
function guard(app: Hono<AppEnv>, { log, now, allowedOrigins, key, keyHeader }: AppOptions): void {
  if (log) app.use(requestLog(log, now));
  app.use(async (c, next) => {
    await next();
    c.res.headers.set('X-Content-Type-Options', 'nosniff');
  });
  app.use(cors(allowedOrigins, keyHeader));
  app.use('/api/*', async (c, next) => {
    // The key is public: it only identifies the calls of this site.
    if (c.req.header(keyHeader) !== key) throw new ApiError(403, `A valid ${keyHeader} header is required.`);
    await next();
  });
  app.use(bodyLimit);
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed: (c, methods) =>
        json(405, { detail: `Method ${c.req.method} is not allowed.` }, { Allow: methods.join(', ') }),
    }),
  );
}

/**
 * Allows calls from some origins (CORS) and answers preflights. Hono's own middleware is not used: it sets its headers
 * before there is an answer, and Hono then copies every answer through a stream.
 */
function cors(allowedOrigins: readonly string[], keyHeader: string): MiddlewareHandler {
  const preflight = {
    'Access-Control-Allow-Methods': 'GET, HEAD, POST, DELETE',
    'Access-Control-Allow-Headers': `${keyHeader}, Authorization, Content-Type, If-None-Match`,
    'Access-Control-Max-Age': String(24 * 60 * 60),
  };
  return async (c, next) => {
    if (c.req.method === 'OPTIONS') c.res = new Response(null, { status: 204, headers: preflight });
    else await next();
    const { headers } = c.res;
    headers.append('Vary', 'Origin');
    const origin = c.req.header('Origin');
    if (origin === undefined || !allowedOrigins.includes(origin)) return;
    headers.set('Access-Control-Allow-Origin', origin);
    headers.set('Access-Control-Expose-Headers', 'ETag, Retry-After, X-Request-Id');
  };
}
