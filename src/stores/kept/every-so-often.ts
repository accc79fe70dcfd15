const INTERVAL_MS = 250;

/** Passes on the first value and then no more than four a second: more nobody sees. */
export function everySoOften<Value>(run: (value: Value) => void): (value: Value) => void {
  let last = -Infinity;
  return (value) => {
    const now = performance.now();
    if (now - last < INTERVAL_MS) return;
    last = now;
    run(value);
  };
}
