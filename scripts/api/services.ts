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
  /** Open and seeded. */
  db: Store;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** IANA name of the festival's time zone. */
  timeZone: string;
  /** ISO 8601 date-time at which the festival stands still, wall time unless it has an offset; else it goes by `now`. */
  pinnedNow?: string | null;
  /** Mails what visitors write; without it, messages are only kept. */
  outbox?: Outbox;
  /** Reverse proxies of ours that stand before this server; 0 when callers reach it themselves. */
  proxies?: number;
  limits?: Partial<Limits>;
  hashCost?: HashCost;
}

export type Services = ReturnType<typeof servicesOf>;

/** What routes work with, made once for all of them. */
export function servicesOf({ db, now, timeZone, pinnedNow, outbox, ...options }: ServiceOptions) {
  const limits = { ...defaultLimits, ...options.limits };
  const festival = createFestivalRepository(db.sqlite);
  const clock = wallClockIn(timeZone);
  const pinned = pinnedNow == null ? null : clock.read(pinnedNow);
  return {
    db,
    /** Milliseconds since the epoch. */
    now,
    /** The present as wall time of the festival, `yyyy-MM-ddTHH:mm:ss`. */
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
