import { ApiError } from '../../../src/back-end/errors.ts';

export interface RetryOptions {
  /** Tries of one call, the first included. */
  tries: number;
  /** Milliseconds since the epoch after which nothing more is tried. */
  deadline: number;
  sleep: (milliseconds: number) => Promise<void>;
  /** From 0 up to 1. */
  random: () => number;
  /** Milliseconds since the epoch. */
  now: () => number;
}

const FIRST_WAIT_MS = 500;

/**
 * Failures worth another try: of the network, of a back end that is busy or starting, and answers that are not the back
 * end's at all, such as a proxy's error page with status 200. A wrong answer stays wrong.
 */
function isTransient({ kind, status }: ApiError): boolean {
  if (kind === 'network' || kind === 'timeout' || kind === 'garbled') return true;
  return kind === 'status' && (status === 408 || status === 425 || status === 429 || (status ?? 0) >= 500);
}

/**
 * Retries transient failures with exponential backoff. Up to half of each wait is random, so that many readers do not
 * come back at once. `Retry-After` is honoured unless it exceeds the time left.
 * @throws ApiError the last one.
 */
export async function withRetries<T>(call: () => Promise<T>, options: RetryOptions): Promise<T> {
  const { tries, deadline, sleep, random, now } = options;
  for (let attempt = 1; ; attempt++) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof ApiError) || !isTransient(error) || attempt >= tries) throw error;
      const backoff = FIRST_WAIT_MS * 2 ** (attempt - 1) * (0.5 + random() / 2);
      const retryAfter = (error.retryAfterSeconds ?? 0) * 1000;
      const pause = Math.max(backoff, retryAfter);
      if (now() + pause >= deadline) throw error;
      await sleep(pause);
    }
  }
}
