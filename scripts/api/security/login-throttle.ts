import { createBuckets, type Buckets } from './buckets.ts';
import type { Limits } from './limits.ts';

export interface LoginAttempt {
  account: string;
  address: string;
}

/** Slows down guessing. Times are milliseconds since the epoch. */
export interface LoginThrottle {
  /** Milliseconds until the attempt may be made, 0 when it may now: then it is counted as failed until told otherwise. */
  begin(attempt: LoginAttempt, now: number): number;
  /** The password was right: the attempt counts for nothing, and the owner is known at this address. */
  succeeded(attempt: LoginAttempt, now: number): void;
  /** The attempt was never judged: it counts for nothing. */
  withdrawn(attempt: LoginAttempt, now: number): void;
}

const KNOWN_PAIRS = 20_000;

/**
 * Counts failures of an account at an address, of an address, and of an account anywhere. The last, which alone slows
 * guesses spread over many addresses, would let a stranger shut the owner out: so it does not bind an address the owner
 * has signed in from, and anywhere else it yields a try every few seconds.
 */
export function createLoginThrottle(
  limits: Pick<Limits, 'loginPair' | 'loginAddress' | 'loginAccount'>,
): LoginThrottle {
  const pairs = createBuckets(limits.loginPair);
  const addresses = createBuckets(limits.loginAddress);
  const accounts = createBuckets(limits.loginAccount);
  const known = new Set<string>();

  const pairOf = ({ account, address }: LoginAttempt): string => `${account}\n${address}`;

  function bound(attempt: LoginAttempt): [Buckets, string][] {
    const pair = pairOf(attempt);
    const everywhere: [Buckets, string][] = known.has(pair) ? [] : [[accounts, attempt.account]];
    return [[pairs, pair], [addresses, attempt.address], ...everywhere];
  }

  function withdrawn(attempt: LoginAttempt, now: number): void {
    for (const [buckets, key] of bound(attempt)) buckets.giveBack(key, now);
  }

  return {
    begin(attempt, now) {
      const wait = Math.max(...bound(attempt).map(([buckets, key]) => buckets.wait(key, now)));
      if (wait === 0) for (const [buckets, key] of bound(attempt)) buckets.take(key, now);
      return wait;
    },
    succeeded(attempt, now) {
      withdrawn(attempt, now);
      const pair = pairOf(attempt);
      pairs.reset(pair);
      known.delete(pair);
      known.add(pair);
      const [oldest] = known;
      if (known.size > KNOWN_PAIRS && oldest !== undefined) known.delete(oldest);
    },
    withdrawn,
  };
}
