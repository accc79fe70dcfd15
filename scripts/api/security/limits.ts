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

/** Names and numbers, as in `message=600,registration=2000`: how many tries each limit named allows at once. */
const LIMITS_EXAMPLE = 'message=600,registration=2000';

/**
 * Reads limits that are to differ from the default ones. How fast tries come back stays as it is.
 * @returns the limits named, or what is wrong with the text, to be read after its name.
 */
export function readLimits(text: string): Partial<Limits> | { wrong: string } {
  const limits: Partial<Limits> = {};
  for (const entry of text.split(',')) {
    const [, name = '', number = ''] = /^\s*(\w+)\s*=\s*([1-9]\d{0,8})\s*$/.exec(entry) ?? [];
    if (!isLimit(name)) {
      const names = Object.keys(defaultLimits).join(', ');
      return {
        wrong: `must be such as ${LIMITS_EXAMPLE}, each with a whole number from 1 to 999999999; limits are ${names}`,
      };
    }
    limits[name] = { ...defaultLimits[name], capacity: Number(number) };
  }
  return limits;
}

const isLimit = (name: string): name is keyof Limits => Object.hasOwn(defaultLimits, name);
