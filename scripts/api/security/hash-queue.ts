import { tryLater } from '../http/api-error.ts';

/** Each hash takes memory and a core: with two at once, reads stay fast. */
const CONCURRENCY = 2;
/** About two seconds of work; further callers are asked to retry later. */
const MAX_QUEUE_PER_CALLER = 64;
const MAX_QUEUE = 512;
const RETRY_AFTER_MS = 3000;

export type HashQueue = ReturnType<typeof createHashQueue>;

/** Runs a few costly tasks at once and lets a bounded number of others wait. */
export function createHashQueue({
  atOnce = CONCURRENCY,
  longest = MAX_QUEUE,
  longestOfOne = MAX_QUEUE_PER_CALLER,
} = {}) {
  /** Waiting tasks by caller, in the order of the callers' turns. */
  const waiting = new Map<string, (() => void)[]>();
  let running = 0;
  let waitingCount = 0;

  async function acquire(caller: string): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return;
    }
    const callerQueue = waiting.get(caller) ?? [];
    if (waitingCount >= longest || callerQueue.length >= longestOfOne)
      throw tryLater(503, 'Too many people are signing in.', RETRY_AFTER_MS);
    waiting.set(caller, callerQueue);
    waitingCount += 1;
    // `release` hands its slot over, so `running` does not change.
    await new Promise<void>((resolve) => callerQueue.push(resolve));
  }

  function release(): void {
    const [caller, own] = waiting.entries().next().value ?? [];
    const next = own?.shift();
    if (caller === undefined || own === undefined || next === undefined) {
      running -= 1;
      return;
    }
    waitingCount -= 1;
    waiting.delete(caller);
    if (own.length > 0) waiting.set(caller, own);
    next();
  }

  return {
    /**
     * Runs the work when its turn comes.
     * @param caller callers take turns, so that one with many requests delays only itself.
     * @throws ApiError 503 when the queue is full.
     */
    async run<Result>(caller: string, work: () => Promise<Result>): Promise<Result> {
      await acquire(caller);
      try {
        return await work();
      } finally {
        release();
      }
    },
  };
}
