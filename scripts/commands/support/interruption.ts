const controller = new AbortController();

/** Aborted once this process is asked to end: Ctrl-C, a closed terminal, or a signal from whoever started it. */
export const interruption: AbortSignal = controller.signal;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => controller.abort(new Error(`Ended by ${signal}`)));
}

/** Settles when this process is asked to end. */
export function untilInterrupted(): Promise<void> {
  return new Promise((resolve) => {
    if (interruption.aborted) resolve();
    else interruption.addEventListener('abort', () => resolve(), { once: true });
  });
}
