const MINUTE_MS = 60_000;

/** Runs now, each minute while the page stands, and when the visitor comes back to it: clocks stop in a sleeping tab. */
export function eachMinute(run: () => void): void {
  run();
  setInterval(run, MINUTE_MS);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') run();
  });
}
