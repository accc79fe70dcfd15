/** A network may be back without the browser noticing. */
const RECHECK_MS = 30_000;

/** Resolves when it is worth trying again: the network is back, the visitor too, or some time has passed. */
export function networkBack(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const events = new AbortController();
    const timer = setTimeout(done, RECHECK_MS);
    function done(): void {
      clearTimeout(timer);
      events.abort();
      resolve();
    }
    window.addEventListener('online', done, { signal: events.signal });
    document.addEventListener(
      'visibilitychange',
      () => {
        if (document.visibilityState === 'visible') done();
      },
      { signal: events.signal },
    );
    signal.addEventListener('abort', done, { once: true });
    if (signal.aborted) done();
  });
}
