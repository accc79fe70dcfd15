/** Runs what it is given, at most `width` at a time, in the order it was given. */
export function createLimiter(width: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (running >= width) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await task();
    } finally {
      // The place goes straight to the next in line, so that nobody can slip in between.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
