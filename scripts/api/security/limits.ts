import type { BucketSize } from './buckets.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Limits on calls that are costly or could harm others. */
export interface Limits {
  /** Failed logins of one account from one address. */
  loginPair: BucketSize;
  /** Failed logins from one address, whatever the account. */
  loginAddress: BucketSize;
  /** Failed logins of one account from an address that has used up its own. */
  loginNoisyPair: BucketSize;
  /** Failed logins of one account from all addresses together. */
  loginAccount: BucketSize;
  /** Registrations from one address: generous, since a venue's visitors share one. */
  registration: BucketSize;
  /** Messages from one address. */
  message: BucketSize;
}

export const defaultLimits: Limits = {
  loginPair: { capacity: 10, refillMs: MINUTE },
  loginAddress: { capacity: 100, refillMs: 10 * SECOND },
  loginNoisyPair: { capacity: 3, refillMs: 20 * MINUTE },
  loginAccount: { capacity: 50, refillMs: 20 * SECOND },
  registration: { capacity: 200, refillMs: 10 * SECOND },
  message: { capacity: 60, refillMs: 20 * SECOND },
};
