import { Hono, type MiddlewareHandler } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { createAccountRepository } from './db/account-repository.ts';
import { createAvailability } from './db/availability.ts';
import { createFestivalRepository } from './db/festival-repository.ts';
import { createMessageRepository } from './db/message-repository.ts';
import { createSearchRepository } from './db/search-repository.ts';
import { createSubscriptionRepository } from './db/subscription-repository.ts';
import { createTokenRepository } from './db/token-repository.ts';
import { wallClockIn } from './festival/wall-clock.ts';
import { json } from './http/answers.ts';
import { bodyLimit } from './http/body.ts';
import { clientAddressBehind } from './http/client-address.ts';
import { createContentServer } from './http/content.ts';
import { cors } from './http/cors.ts';
import { onError } from './http/on-error.ts';
import { requestLog, type LogEntry } from './http/request-log.ts';
import { eventRoutes } from './routes/events.ts';
import { listRoutes } from './routes/lists.ts';
import { mediaRoutes, type MediaSource } from './routes/media.ts';
import { messageRoutes } from './routes/messages.ts';
import { registrationRoutes } from './routes/registration.ts';
import { searchRoutes } from './routes/search.ts';
import { sessionRoutes } from './routes/sessions.ts';
import { subscriptionRoutes } from './routes/subscriptions.ts';
import { defaultLimits, type Limits } from './security/limits.ts';
import { createLoginThrottle } from './security/login-throttle.ts';
import { createPasswords, defaultHashCost, type HashCost } from './security/passwords.ts';
import type { Store } from './db/open.ts';
import type { AppEnv } from './http/app-env.ts';
import type { Outbox } from './mail/outbox.ts';
import { ApiError } from './http/api-error.ts';

export interface AppOptions {
  /** Open and seeded. */
  db: Store;
  media: MediaSource;
  /** The application key every call carries, in the header `keyHeader`. */
  key: string;
  keyHeader: string;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** IANA name of the festival's time zone. */
  timeZone: string;
  /** ISO 8601 date-time at which the festival stands still, wall time unless it has an offset; else it goes by `now`. */
  pinnedNow?: string | null;
  /** Origins of the sites whose scripts may call, e.g. `https://example.org`. */
  allowedOrigins: readonly string[];
  /** Mails what visitors write; without it, messages are only kept. */
  outbox?: Outbox;
  log?: (entry: LogEntry) => void;
  /** Told of every fault of ours, with its cause; the caller learns no detail. */
  report?: (error: Error) => void;
  /** Reverse proxies of ours that stand before this server; 0 when callers reach it themselves. */
  proxies?: number;
  limits?: Partial<Limits>;
  hashCost?: HashCost;
}
const PREFLIGHT_SECONDS = 24 * 60 * 60;

/** The back end of the contract (`scripts/api/README.md`) as a Hono app, usable in process: `app.request(path, init)`. */
export function createApp(options: AppOptions): Hono<AppEnv> {
  const app = new Hono<AppEnv>({ strict: false });
  app.onError(onError(options.report ?? console.error));
  app.notFound(() => json(404, { detail: 'Not found.' }));
  guard(app, options);
  app.route('/', mediaRoutes(options.media));
  app.route('/api', reads(options));
  app.route('/api', writes(options));
  return app;
}

/** Middleware of every call, outermost first. */
function guard(app: Hono<AppEnv>, { log, now, allowedOrigins, key, keyHeader }: AppOptions): void {
  if (log) app.use(requestLog(log, now));
  app.use(async (c, next) => {
    await next();
    c.res.headers.set('X-Content-Type-Options', 'nosniff');
  });
  app.use(
    cors({
      origins: allowedOrigins,
      methods: ['GET', 'HEAD', 'POST', 'DELETE'],
      requestHeaders: [keyHeader, 'Authorization', 'Content-Type', 'If-None-Match'],
      answerHeaders: ['ETag', 'Retry-After', 'X-Request-Id'],
      maxAgeSeconds: PREFLIGHT_SECONDS,
    }),
  );
  app.use('/api/*', keyCheck(keyHeader, key));
  app.use(bodyLimit);
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed: (c, methods) =>
        json(405, { detail: `Method ${c.req.method} is not allowed.` }, { Allow: methods.join(', ') }),
    }),
  );
}

function reads({ db }: AppOptions): Hono<AppEnv> {
  const festival = createFestivalRepository(db.sqlite);
  const serve = createContentServer(festival.version);
  return new Hono<AppEnv>()
    .route('/', eventRoutes(festival, serve))
    .route('/', listRoutes(festival, serve))
    .route('/', searchRoutes(createSearchRepository(db.sqlite, festival.version), serve));
}

function writes({ db, now, timeZone, pinnedNow, outbox, ...options }: AppOptions): Hono<AppEnv> {
  const limits = { ...defaultLimits, ...options.limits };
  const passwords = createPasswords(options.hashCost ?? defaultHashCost);
  const accounts = createAccountRepository(db.sqlite);
  const tokens = createTokenRepository(db.sqlite);
  const festival = createFestivalRepository(db.sqlite);
  const subscriptions = createSubscriptionRepository(db.sqlite);
  const availability = createAvailability(db.sqlite);
  const messages = createMessageRepository(db.sqlite);
  const clock = wallClockIn(timeZone);
  const pinned = pinnedNow == null ? null : clock.read(pinnedNow);
  const festivalTime = (): string => pinned ?? clock.at(new Date(now()));
  const common = { db, limits, clientAddress: clientAddressBehind(options.proxies ?? 0), now };
  const throttle = createLoginThrottle(limits);
  const accountServices = { ...common, accounts, tokens, passwords, throttle };
  return new Hono<AppEnv>()
    .route('/', registrationRoutes(accountServices))
    .route('/', sessionRoutes(accountServices))
    .route('/', subscriptionRoutes({ db, festival, subscriptions, availability, tokens, now, festivalTime }))
    .route('/', messageRoutes({ ...common, messages, outbox }));
}

/** Refuses calls without the application key. The key is public: it tells this site's calls from others, no more. */
function keyCheck(header: string, key: string): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.header(header) !== key) throw new ApiError(403, `A valid ${header} header is required.`);
    await next();
  };
}
