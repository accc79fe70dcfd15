import type { Ports } from '../ports.ts';

/** Whether a status means that the server is busy or starting, so that another try is worthwhile. */
export const isBusy = (status: number | null): boolean =>
  status !== null && ([408, 425, 429].includes(status) || status >= 500);

interface Retries extends Ports {
  /** Number of tries, including the first. */
  tries: number;
  firstWaitMs: number;
  /** Time at which no further try may begin, in milliseconds since the epoch. */
  deadline: number;
  /** Returns the seconds that the server asks to wait, 0 if it does not ask; null if the failure is final. */
  secondsToWait: (error: unknown) => number | null;
}

/**
 * Retries transient failures with exponential backoff. Up to half of each wait is random, so that many readers do not
 * retry at the same time. `Retry-After` is honoured unless it exceeds the time left.
 * @throws the error of the last try.
 */
export async function retried<T>(
  work: () => Promise<T>,
  { tries, firstWaitMs, deadline, secondsToWait, now, sleep, random }: Retries,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      const seconds = secondsToWait(error);
      if (seconds === null || attempt >= tries) throw error;
      const wait = Math.max(firstWaitMs * 2 ** (attempt - 1) * (0.5 + random() / 2), seconds * 1000);
      if (now() + wait >= deadline) throw error;
      await sleep(wait);
    }
  }
}
