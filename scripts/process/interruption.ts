import { once } from 'node:events';

const controller = new AbortController();

/** Aborted once this process is asked to end: by Ctrl-C, a closed terminal, or a signal of its parent. */
export const interruption: AbortSignal = controller.signal;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => controller.abort(new Error(`Ended by ${signal}`)));
}

// npm runs a command in a shell, which does not forward the signal that ends it: losing the parent counts as a signal.
if (process.env['npm_lifecycle_event'] !== undefined) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid !== parent) controller.abort(new Error('Ended with its parent'));
  }, 500);
  watch.unref();
}

/** Settles when this process is asked to end. */
export async function untilInterrupted(): Promise<void> {
  if (!interruption.aborted) await once(interruption, 'abort');
}
