import { LRUCache } from 'lru-cache';
import { createBuckets } from './buckets.ts';
import type { Limits } from './limits.ts';

export interface LoginName {
  account: string;
  address: string;
}

/**
 * Slows down password guessing. Times are milliseconds since the epoch.
 * Three limits against three kinds of guessing, none of which lets a stranger lock an owner out for good:
 * - per pair, i.e. one account from one address: always;
 * - per account, against guesses from many addresses: not at an address where the owner has signed in;
 * - per address, against guesses at many accounts. Many people may share an address, at a venue for instance, and one of
 *   them may use up the limit: each account then still has a few attempts an hour there. A right password succeeds; a
 *   wrong one is answered as if it had not been checked, so that trying account after account reveals nothing.
 */
export function createLoginThrottle(limits: Limits) {
  const bucketOfPair = createBuckets(limits.loginPair);
  const bucketOfAccount = createBuckets(limits.loginAccount);
  const bucketOfAddress = createBuckets(limits.loginAddress);
  const bucketOfNoisyPair = createBuckets(limits.loginNoisyPair);
  const known = new LRUCache<string, true>({ max: 20_000 });

  return {
    /** Begins a login attempt, which counts as failed until `succeeded` or `withdrawn` is called. */
    begin: ({ account, address }: LoginName, now: number) => {
      const pair = `${account}\n${address}`;
      const isKnown = known.has(pair);
      const accountBuckets = [bucketOfPair(pair), ...(isKnown ? [] : [bucketOfAccount(account)])];
      const addressBucket = bucketOfAddress(address);
      const addressWait = isKnown ? 0 : addressBucket.wait(now);
      const sharedBucket = addressWait > 0 ? bucketOfNoisyPair(pair) : addressBucket;
      const counted = isKnown ? accountBuckets : [...accountBuckets, sharedBucket];
      const sharedWait = Math.min(addressWait, sharedBucket.wait(now));
      const wait = Math.max(sharedWait, ...accountBuckets.map((bucket) => bucket.wait(now)));
      const isAdmitted = wait === 0;
      if (isAdmitted) for (const bucket of counted) bucket.take(now);
      /** The password was never checked: the attempt is not counted. */
      const withdrawn = (): void => {
        for (const bucket of isAdmitted ? counted : []) bucket.giveBack(now);
      };
      /** The password was right: the attempt is not counted, and the owner is known at this address. */
      const succeeded = (): void => {
        withdrawn();
        bucketOfPair(pair).reset();
        bucketOfNoisyPair(pair).reset();
        known.set(pair, true);
      };
      /** Milliseconds to report to a caller who is not admitted or, if above 0, to one whose password is wrong. */
      const waitMs = isAdmitted ? addressWait : wait;
      return { isAdmitted, waitMs, withdrawn, succeeded };
    },
    /** To be called when an account is created: its owner is known at this address. */
    markKnown: ({ account, address }: LoginName): void => void known.set(`${account}\n${address}`, true),
  };
}
