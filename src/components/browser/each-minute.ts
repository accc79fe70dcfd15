import { visitorNow } from '../../site/visitor-clock.ts';
import { MINUTE_MS } from '../../domain/time/durations.ts';

/**
 * Calls a function now, every minute, and when the page becomes visible again, since timers stop in a suspended tab.
 * @param run receives the visitor's now, in milliseconds since 1970.
 */
export function eachMinute(run: (now: number) => void): void {
  const runNow = (): void => run(visitorNow().getTime());
  runNow();
  setInterval(runNow, MINUTE_MS);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') runNow();
  });
}
