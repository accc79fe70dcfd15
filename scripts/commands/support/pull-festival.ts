import { REFUSED } from '../../pull/pull-refused.ts';
import { ReportedFailure } from './failure.ts';
import { COLLECT_GARBAGE_EARLY, RETURN_FREED_MEMORY } from './memory.ts';
import { exitingWithParent, runNode } from './processes.ts';

/** Longer than a pull's own limits leave it: one that takes more hangs. */
const LIMIT_MS = 90 * 60_000;
/** MB of its heap. A festival of 10,000 events takes 160. */
const MOST_MEMORY = '--max-old-space-size=2048';
/** With any other option, the last snapshot would not be what was asked for. */
const CONTENT_WITH_THE_LAST = ['--accept-changes', '--accept-shrink', '--hours'];

/**
 * Takes a fresh snapshot; when that fails, or whatever ends it, an earlier one stands in.
 * @throws ReportedFailure when there is none, or `--strict` forbids it.
 */
export async function pullFestival(
  env: Record<string, string>,
  args: readonly string[],
  ...nodeOptions: string[]
): Promise<void> {
  const options = { env: { ...RETURN_FREED_MEMORY, ...env }, limitMs: LIMIT_MS };
  const run = (...more: string[]): Promise<number> => {
    const script = exitingWithParent('scripts/pull/main.ts', ...args, ...more);
    return runNode([COLLECT_GARBAGE_EARLY, MOST_MEMORY, ...nodeOptions, ...script], options);
  };
  let code = await run();
  const isKilled = code !== 0 && code !== REFUSED;
  // Another process looks for the last snapshot: what is to be forgotten since then is taken out of it.
  if (isKilled && args.every((arg) => CONTENT_WITH_THE_LAST.includes(arg)))
    code = await run('--given-up', 'it was ended before it was done, as told above');
  if (code !== 0) throw new ReportedFailure('The pull failed.');
}
