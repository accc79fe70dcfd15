import { createInterface } from 'node:readline';
import { ReportedFailure } from '../../process/failure.ts';
import { interruption, untilInterrupted } from '../../process/interruption.ts';
import { startNode } from '../../process/processes.ts';

/**
 * Starts the embedded back end in a separate process and waits until it answers. Its log of requests is not shown.
 * @throws ReportedFailure if it ends before it answers.
 */
export async function startEmbeddedApi(env: Record<string, string> = {}, ...args: string[]) {
  interruption.throwIfAborted();
  const api = startNode(['scripts/festival/main.ts', ...args], { env, output: 'piped' });
  // Requests are logged as lines of JSON; other lines are failures, which the user of the command must see.
  if (api.child.stderr)
    createInterface({ input: api.child.stderr }).on('line', (line) => {
      if (!line.startsWith('{')) console.error(line);
    });
  const ready = new Promise<'ready'>((resolve) => api.child.once('message', () => resolve('ready')));
  if ((await Promise.race([ready, api.exited, untilInterrupted()])) === 'ready') return api;
  await api.stop();
  interruption.throwIfAborted();
  throw new ReportedFailure('The embedded back end did not start.');
}
