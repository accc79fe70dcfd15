import { createBuckets, type BucketSize } from '../security/buckets.ts';
import { tryLater } from './api-error.ts';
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './app-env.ts';
import type { Services } from '../services.ts';

/** Limits the calls of each address; successful and failed ones count alike. */
export function rateLimit(size: BucketSize, { clientAddress, now }: Services): MiddlewareHandler<AppEnv> {
  const bucketOf = createBuckets(size);
  return async (c, next) => {
    const bucket = bucketOf(clientAddress(c));
    const wait = bucket.wait(now());
    if (wait > 0) throw tryLater(429, 'Too many requests.', wait);
    bucket.take(now());
    await next();
  };
}
