import { createInterface } from 'node:readline';
import type { Environment } from '../../../src/site/environment.ts';
import { EMBEDDED_PORT } from '../../pull/options.ts';
import { ReportedFailure } from '../../process/failure.ts';
import { interruption, untilInterrupted } from '../../process/interruption.ts';
import { freePort } from './ports.ts';
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

/**
 * Runs `work` with a back end: the one at `API_URL`, or the embedded one, started for the duration of the work on
 * API_PORT or, if that is taken, on any free port. The work receives additions to its environment.
 */
export async function withBackEnd<T>(
  { usesEmbeddedApi, API_PORT }: Environment,
  work: (overrides: Record<string, string>) => Promise<T>,
): Promise<T> {
  if (!usesEmbeddedApi) return work({});
  const port = String(await freePort(API_PORT));
  await using _api = await startEmbeddedApi({ API_PORT: port });
  return await work({ [EMBEDDED_PORT]: port });
}
