/** Runs tasks in the order they are given, at most `width` at a time. */
export function createLimiter(width: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (running >= width) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await task();
    } finally {
      // The slot goes straight to the next in line, so that no new task can take it first.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
