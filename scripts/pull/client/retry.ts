import { ApiError } from '../../../src/stores/live/errors.ts';

export interface Patience {
  /** How often a call is tried in all. */
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
 * Worth another try: the network, a back end that is busy or starting, and what is no answer of a back end at all, such
 * as a proxy's page of apology with status 200. A wrong answer stays wrong.
 */
function isPassing({ kind, status }: ApiError): boolean {
  if (kind === 'network' || kind === 'timeout' || kind === 'garbled') return true;
  return kind === 'status' && (status === 408 || status === 425 || status === 429 || (status ?? 0) >= 500);
}

/**
 * Tries again after failures that may pass, each wait twice as long with up to half of it left to chance, so that many
 * readers do not come back at once. `Retry-After` is honoured; when it asks for more than the time left, that is said.
 * @throws ApiError the last one.
 */
export async function withRetries<T>(call: () => Promise<T>, patience: Patience): Promise<T> {
  const { tries, deadline, sleep, random, now } = patience;
  for (let tried = 1; ; tried++) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof ApiError) || !isPassing(error) || tried >= tries) throw error;
      const wait = FIRST_WAIT_MS * 2 ** (tried - 1) * (0.5 + random() / 2);
      const asked = (error.retryAfterSeconds ?? 0) * 1000;
      const pause = Math.max(wait, asked);
      if (now() + pause >= deadline) throw error;
      await sleep(pause);
    }
  }
}
