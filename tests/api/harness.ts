import { createApp, type AppOptions } from '../../scripts/api/app.ts';
import { openStore, type Store } from '../../scripts/api/db/open.ts';
import { seedFestival } from '../../scripts/api/db/seed.ts';
import { fixtureFestival } from './fixture-festival.ts';
import type { LogEntry } from '../../scripts/api/http/request-log.ts';

export const SITE = 'https://site.example';
export const KEY = 'test-key';
export const PASSWORD = 'une longue phrase';
export const START = Date.UTC(2024, 9, 12, 16);

/** Lowest cost of Argon2id, to keep tests fast. */
const CHEAP_HASH = { memory: 8, passes: 1 };

export interface Call {
  method?: string;
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
  /** The caller's IP address. */
  from?: string;
}

/** Creates a back end in memory. Its clock stands still unless a test changes it. */
export function backEnd(
  options: Partial<AppOptions> & { festival?: ReturnType<typeof fixtureFestival> } = {},
) {
  const { festival = fixtureFestival(), db = openStore(':memory:'), ...rest } = options;
  seedFestival(db.sqlite, festival);
  const clock = { now: START };
  const log: LogEntry[] = [];
  const reports: unknown[] = [];
  const app = createApp({
    timeZone: festival.timeZone,
    db,
    media: () => Promise.resolve(null),
    key: KEY,
    keyHeader: 'X-App-Key',
    now: () => clock.now,
    allowedOrigins: [SITE],
    hashCost: CHEAP_HASH,
    log: (entry) => log.push(entry),
    report: (error) => reports.push(error),
    ...rest,
  });

  async function call(path: string, { method, body, token, headers, from }: Call = {}): Promise<Response> {
    const request: RequestInit = {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        'X-App-Key': KEY,
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(token !== undefined && { Authorization: `Token ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    };
    return app.request(`/api${path}`, request, from === undefined ? undefined : fromAddress(from));
  }

  return { app, db, clock, log, reports, call };
}

export type BackEnd = ReturnType<typeof backEnd>;

const fromAddress = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } });

/** A partnership request as the site's form sends it. */
export const partnershipRequest = {
  firstName: 'Leïla',
  lastName: 'Ayari',
  email: 'leila@example.org',
  phone: '+216 71 000 000',
  jobTitle: 'Directrice',
  experienceField: 'Imprimerie',
  website: 'https://example.org',
  partnershipReason: ['support' as const, 'values' as const],
};

export const registrationOf = (username: string) => ({
  username,
  password: PASSWORD,
  password2: PASSWORD,
  first_name: 'Leïla',
  last_name: 'Ayari',
  email: `${username}@example.org`,
});

/** Registers a visitor and signs them in. @returns the token of the new session. */
export async function signIn(site: BackEnd, username = 'leila'): Promise<string> {
  await site.call('/register/', { body: registrationOf(username) });
  const answer = await site.call('/login/', { body: { username, password: PASSWORD } });
  const { token } = (await answer.json()) as { token: string };
  return token;
}

/** Creates a back end, and signs in a visitor. @returns both the back end and the visitor’s token. */
export async function signedIn(options?: Parameters<typeof backEnd>[0]) {
  const site = backEnd(options);
  return { site, token: await signIn(site) };
}

/** Returns the ids of a list, in its order. */
export async function ids(answer: Response | Promise<Response>): Promise<number[]> {
  const list = (await (await answer).json()) as { id: number }[];
  return list.map(({ id }) => id);
}

/** Returns the status and the body of an answer. */
export async function answered(answer: Response | Promise<Response>): Promise<[number, unknown]> {
  const { status } = await answer;
  return [status, await (await answer).json()];
}

export function count(db: Store, table: string): number {
  return Number(db.sqlite.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.['n']);
}
