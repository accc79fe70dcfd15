import { LRUCache } from 'lru-cache';

export interface BucketSize {
  /** Tries allowed at once. */
  capacity: number;
  /** Milliseconds until one more try is granted. */
  refillMs: number;
}

/**
 * Token buckets, which count tries by key: tries refill at a constant rate, so no key is locked out for longer than one
 * refill. Times are milliseconds since the epoch.
 */
export function createBuckets({ capacity, refillMs }: BucketSize) {
  const buckets = new LRUCache<string, { remaining: number; at: number }>({ max: 20_000 });

  function remaining(key: string, now: number): number {
    const bucket = buckets.get(key);
    if (!bucket) return capacity;
    // The clock was set back: count from its new time, or nothing would be granted until it has caught up.
    if (now < bucket.at) bucket.at = now;
    return Math.min(capacity, bucket.remaining + (now - bucket.at) / refillMs);
  }

  function setLevel(key: string, amount: number, now: number): void {
    if (amount >= capacity) buckets.delete(key);
    else buckets.set(key, { remaining: amount, at: now });
  }

  return (key: string) => ({
    /** Milliseconds until the key may try, 0 when it may now. */
    wait: (now: number): number => Math.ceil(Math.max(0, 1 - remaining(key, now)) * refillMs),
    take: (now: number): void => setLevel(key, remaining(key, now) - 1, now),
    giveBack: (now: number): void => setLevel(key, remaining(key, now) + 1, now),
    reset: (): void => void buckets.delete(key),
  });
}
