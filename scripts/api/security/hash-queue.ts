import pLimit from 'p-limit';
import { tryLater } from '../http/api-error.ts';

const RETRY_AFTER_MS = 3000;

/** Runs a few costly tasks at once and lets a bounded number of others wait. */
export function createHashQueue({
  /** Each hash takes memory and a core: with two at once, reads stay fast. */
  atOnce = 2,
  longest = 512,
  /** About two seconds of work for one caller, who is then asked to retry later. */
  longestOfOne = 64,
} = {}) {
  const everybody = pLimit(atOnce);
  /** Queues that lead to the common one. Only the first tasks of each are in it, so that callers take turns. */
  const callers = new Map<string, { queue: ReturnType<typeof pLimit>; tasks: number }>();
  let tasks = 0;
  return {
    /**
     * Runs the work when its turn comes.
     * @param caller callers take turns, so that one with many requests delays only itself.
     * @throws ApiError 503 when the queue is full.
     */
    async run<Result>(caller: string, work: () => Promise<Result>): Promise<Result> {
      const own = callers.get(caller) ?? { queue: pLimit(atOnce), tasks: 0 };
      if (tasks >= atOnce + longest || own.tasks >= atOnce + longestOfOne)
        throw tryLater(503, 'Too many people are signing in.', RETRY_AFTER_MS);
      callers.set(caller, own);
      tasks += 1;
      own.tasks += 1;
      try {
        return await own.queue(() => everybody(work));
      } finally {
        tasks -= 1;
        own.tasks -= 1;
        if (own.tasks === 0) callers.delete(caller);
      }
    },
  };
}
