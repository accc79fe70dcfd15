import type { Environment } from '../../../src/site/environment.ts';
import { EMBEDDED_PORT } from '../../pull/options.ts';
import { REFUSED } from '../../pull/pull-refused.ts';
import { ReportedFailure } from '../../process/failure.ts';
import { KEEP_HEAP_SMALL, RETURN_FREED_MEMORY } from '../../process/memory.ts';
import { exitingWithParent, runNode } from '../../process/processes.ts';
import { startEmbeddedApi } from './embedded-api.ts';
import { freePort } from './ports.ts';

/** Longer than a pull can take by its own limits: one that takes longer hangs. */
const LIMIT_MS = 90 * 60_000;
/** Limit of the pull's heap, in MB. A festival of 10,000 events takes 160. */
const MAX_MEMORY = '--max-old-space-size=2048';
/** Options with which the last snapshot is an acceptable result; with any other it would not be what was requested. */
const OPTIONS_ALLOWING_FALLBACK = ['--accept-changes', '--accept-shrink', '--hours'];

/**
 * Takes a fresh snapshot. If the pull fails or is killed, the last snapshot is used instead.
 * @throws ReportedFailure if there is none, or `--strict` forbids using it.
 */
export async function pullFestival(
  env: Record<string, string>,
  args: readonly string[],
  ...nodeOptions: string[]
): Promise<void> {
  const options = { env: { ...RETURN_FREED_MEMORY, ...env }, limitMs: LIMIT_MS };
  const run = (...more: string[]): Promise<number> => {
    const script = exitingWithParent('scripts/pull/main.ts', ...args, ...more);
    return runNode([...KEEP_HEAP_SMALL, MAX_MEMORY, ...nodeOptions, ...script], options);
  };
  let code = await run();
  const isKilled = code !== 0 && code !== REFUSED;
  // Another process falls back to the last snapshot, and removes from it what has to be forgotten since.
  if (isKilled && args.every((arg) => OPTIONS_ALLOWING_FALLBACK.includes(arg)))
    code = await run('--given-up', 'it ended early, see above');
  if (code !== 0) throw new ReportedFailure('The pull failed.');
}

/**
 * Like `pullFestival`, from the back end at `API_URL`, or from the embedded one, started for the pull on API_PORT or, if
 * that is taken, on any free port.
 */
export async function pullWithBackEnd(
  { usesEmbeddedApi, API_PORT }: Environment,
  args: readonly string[],
): Promise<void> {
  if (!usesEmbeddedApi) return pullFestival({}, args);
  const port = String(await freePort(API_PORT));
  await using _api = await startEmbeddedApi({ API_PORT: port });
  await pullFestival({ [EMBEDDED_PORT]: port }, args);
}
