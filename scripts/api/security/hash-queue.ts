import { tryLater } from '../http/api-error.ts';

/** Each hash holds memory and a core: two at once leave the reads theirs. */
const AT_ONCE = 2;
/** About two seconds of work; whoever comes later is told to come back. */
const LONGEST_QUEUE = 64;
const COME_BACK_MS = 3000;

export interface HashQueue {
  /** Runs the work when its turn comes. @throws ApiError 503 when too many wait already. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** Lets a few pieces of costly work run at once and a bounded number wait. */
export function createHashQueue(atOnce = AT_ONCE, longest = LONGEST_QUEUE): HashQueue {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function turn(): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (waiting.length >= longest)
      throw tryLater(503, 'Too many people are signing in. Please try again.', COME_BACK_MS);
    // Whoever leaves hands its place over, so the number running stays as it is.
    await new Promise<void>((resolve) => waiting.push(resolve));
  }

  function leave(): void {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  return {
    async run(work) {
      await turn();
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
