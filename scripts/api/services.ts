import { createAccountRepository, createTokenRepository } from './db/account-repository.ts';
import { createAvailability } from './db/availability.ts';
import { createFestivalRepository } from './db/festival-repository.ts';
import { createMessageRepository } from './db/message-repository.ts';
import { createSearchRepository } from './db/search-repository.ts';
import { createSubscriptionRepository } from './db/subscription-repository.ts';
import { wallClockIn } from './festival/wall-clock.ts';
import { clientAddressBehind } from './http/client-address.ts';
import { createContentServer } from './http/content.ts';
import { defaultLimits, type Limits } from './security/limits.ts';
import { createLoginThrottle } from './security/login-throttle.ts';
import { createPasswords, defaultHashCost, type HashCost } from './security/passwords.ts';
import type { Store } from './db/open.ts';
import type { Outbox } from './mail/outbox.ts';

export interface ServiceOptions {
  /** The database, open and seeded. */
  db: Store;
  /** Returns the current time in milliseconds since the epoch. */
  now: () => number;
  /** IANA name of the festival's time zone. */
  timeZone: string;
  /** ISO 8601 date-time to pin the festival's clock to, wall time unless it has an offset; if null, `now` is used. */
  pinnedNow?: string | null;
  /** Mails visitors' messages; without it, messages are only stored. */
  outbox?: Outbox;
  /** Number of our own reverse proxies in front of this server; 0 if callers connect to it directly. */
  proxies?: number;
  limits?: Partial<Limits>;
  hashCost?: HashCost;
}

export type Services = ReturnType<typeof servicesOf>;

export function servicesOf({ db, now, timeZone, pinnedNow, outbox, ...options }: ServiceOptions) {
  const limits = { ...defaultLimits, ...options.limits };
  const festival = createFestivalRepository(db.sqlite);
  const clock = wallClockIn(timeZone);
  const pinned = pinnedNow == null ? null : clock.read(pinnedNow);
  return {
    db,
    /** Returns the current time in milliseconds since the epoch. */
    now,
    /** Returns the current wall time of the festival, `yyyy-MM-ddTHH:mm:ss`. */
    festivalTime: () => pinned ?? clock.at(new Date(now())),
    outbox,
    limits,
    clientAddress: clientAddressBehind(options.proxies ?? 0),
    passwords: createPasswords(options.hashCost ?? defaultHashCost),
    throttle: createLoginThrottle(limits),
    festival,
    search: createSearchRepository(db.sqlite, festival.version),
    serve: createContentServer(festival.version),
    accounts: createAccountRepository(db.sqlite),
    tokens: createTokenRepository(db.sqlite),
    subscriptions: createSubscriptionRepository(db.sqlite),
    availability: createAvailability(db.sqlite),
    messages: createMessageRepository(db.sqlite),
  };
}
