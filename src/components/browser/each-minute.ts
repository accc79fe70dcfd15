const MINUTE_MS = 60_000;

/** Runs now, every minute, and when the page becomes visible again, since timers stop in a sleeping tab. */
export function eachMinute(run: () => void): void {
  run();
  setInterval(run, MINUTE_MS);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') run();
  });
}
