import { createBuckets } from './buckets.ts';
import type { Limits } from './limits.ts';

export interface LoginName {
  account: string;
  address: string;
}

/** One try at a password. Until it is told otherwise, the throttle counts it as failed. */
export interface LoginAttempt {
  /** The password may be looked at. */
  isAdmitted: boolean;
  /** Milliseconds to name to the caller who is not admitted or, when above 0, whose password is wrong. */
  waitMs: number;
  /** The password was right: the attempt counts for nothing, and the owner is known at this address. */
  succeeded(): void;
  /** The password was never looked at: the attempt counts for nothing. */
  withdrawn(): void;
}

/** Slows down guessing. Times are milliseconds since the epoch. */
export interface LoginThrottle {
  begin(name: LoginName, now: number): LoginAttempt;
  /** The account was made at this address: its owner is known there. */
  welcome(name: LoginName): void;
}

const KNOWN_PAIRS = 20_000;

/**
 * Three limits hold three kinds of guessing, and none lets a stranger shut an owner out for good:
 * - a pair, one account from one address, is bound always;
 * - an account from everywhere holds guesses spread over many addresses. It does not bind where the owner was seen;
 * - an address holds guesses spread over many accounts. But many people share an address, at a venue for instance, and
 *   one of them may be noisy: then each account still has a few tries there an hour. One that is right succeeds. One
 *   that is wrong is answered as if it had not been looked at, so that whoever tries account after account learns
 *   nothing from the answer and has, of each, a few guesses an hour.
 */
export function createLoginThrottle(
  limits: Pick<Limits, 'loginPair' | 'loginAccount' | 'loginAddress' | 'loginNoisyPair'>,
): LoginThrottle {
  const pairs = createBuckets(limits.loginPair);
  const accounts = createBuckets(limits.loginAccount);
  const addresses = createBuckets(limits.loginAddress);
  const noisyPairs = createBuckets(limits.loginNoisyPair);
  const known = createKnownPairs();

  return {
    begin({ account, address }, now) {
      const pair = `${account}\n${address}`;
      const isKnown = known.has(pair);
      const always = [pairs.of(pair), ...(isKnown ? [] : [accounts.of(account)])];
      const crowd = addresses.of(address);
      const crowdWait = isKnown ? 0 : crowd.wait(now);
      const lane = crowdWait > 0 ? noisyPairs.of(pair) : crowd;
      const bound = isKnown ? always : [...always, lane];
      const laneWait = Math.min(crowdWait, lane.wait(now));
      const wait = Math.max(laneWait, ...always.map((bucket) => bucket.wait(now)));
      const isAdmitted = wait === 0;
      if (isAdmitted) for (const bucket of bound) bucket.take(now);
      const withdrawn = (): void => {
        for (const bucket of isAdmitted ? bound : []) bucket.giveBack(now);
      };
      const succeeded = (): void => {
        withdrawn();
        pairs.reset(pair);
        noisyPairs.reset(pair);
        known.add(pair);
      };
      return { isAdmitted, waitMs: isAdmitted ? crowdWait : wait, withdrawn, succeeded };
    },
    welcome: ({ account, address }) => known.add(`${account}\n${address}`),
  };
}

/** Remembers the pairs that were seen last. */
function createKnownPairs(): Pick<Set<string>, 'has'> & { add(pair: string): void } {
  const known = new Set<string>();
  return {
    has: (pair) => known.has(pair),
    add: (pair) => {
      known.delete(pair);
      known.add(pair);
      const [oldest] = known;
      if (known.size > KNOWN_PAIRS && oldest !== undefined) known.delete(oldest);
    },
  };
}
