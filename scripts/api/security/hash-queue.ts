import { tryLater } from '../http/api-error.ts';

/** Each hash holds memory and a core: two at once leave the reads theirs. */
const AT_ONCE = 2;
/** About two seconds of work; whoever comes later is told to come back. */
const LONGEST_QUEUE_OF_ONE = 64;
const LONGEST_QUEUE = 512;
const COME_BACK_MS = 3000;

export interface HashQueue {
  /**
   * Runs the work when its turn comes.
   * @param caller whom it is for: callers take turns, so that one who asks for much delays nobody but himself.
   * @throws ApiError 503 when too much waits already.
   */
  run<Result>(caller: string, work: () => Promise<Result>): Promise<Result>;
}

/** Lets a few pieces of costly work run at once and a bounded number wait. */
export function createHashQueue({
  atOnce = AT_ONCE,
  longest = LONGEST_QUEUE,
  longestOfOne = LONGEST_QUEUE_OF_ONE,
} = {}): HashQueue {
  /** By caller; who is next stands first. */
  const waiting = new Map<string, (() => void)[]>();
  let running = 0;
  let waitingCount = 0;

  async function turn(caller: string): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return;
    }
    const own = waiting.get(caller) ?? [];
    if (waitingCount >= longest || own.length >= longestOfOne)
      throw tryLater(503, 'Too many people are signing in.', COME_BACK_MS);
    waiting.set(caller, own);
    waitingCount += 1;
    // Whoever leaves hands its place over, so the number running stays as it is.
    await new Promise<void>((resolve) => own.push(resolve));
  }

  function leave(): void {
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
    async run(caller, work) {
      await turn(caller);
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
