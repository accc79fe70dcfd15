import { z } from 'zod';
import type { BucketSize } from './buckets.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Limits on calls that are costly or could harm others. */
export const defaultLimits = {
  /** Failed logins of one account from one address. */
  loginPair: { capacity: 10, refillMs: MINUTE },
  /** Failed logins from one address, whatever the account. */
  loginAddress: { capacity: 100, refillMs: 10 * SECOND },
  /** Failed logins of one account from an address that has used up `loginAddress`. */
  loginNoisyPair: { capacity: 3, refillMs: 20 * MINUTE },
  /** Failed logins of one account from all addresses together. */
  loginAccount: { capacity: 50, refillMs: 20 * SECOND },
  /** Registrations from one address: generous, since a venue's visitors share one. */
  registration: { capacity: 200, refillMs: 10 * SECOND },
  message: { capacity: 60, refillMs: 20 * SECOND },
};
export type Limits = Record<keyof typeof defaultLimits, BucketSize>;

const NAMES = Object.keys(defaultLimits) as (keyof Limits)[];
const EXPECTED = `must be such as message=600,registration=2000, each with a whole number from 1 to 999999999; limits are ${NAMES.join(', ')}`;

/**
 * Parses overrides of the default limits, such as `message=600,registration=2000`: the number of tries that each named
 * limit allows at once. The rate at which tries refill stays the default.
 */
export const limitsSchema = z.string().transform((text, context): Partial<Limits> => {
  const limits: Partial<Limits> = {};
  for (const entry of text.split(',')) {
    const [, given, number] = /^\s*(\w+)\s*=\s*([1-9]\d{0,8})\s*$/.exec(entry) ?? [];
    const name = NAMES.find((one) => one === given);
    if (!name) {
      context.addIssue(EXPECTED);
      return z.NEVER;
    }
    limits[name] = { ...defaultLimits[name], capacity: Number(number) };
  }
  return limits;
});
