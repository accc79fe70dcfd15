import { ReportedFailure } from './failure.ts';
import { COLLECT_GARBAGE_EARLY, RETURN_FREED_MEMORY } from './memory.ts';
import { exitingWithParent, runNode } from './processes.ts';

/**
 * Takes a fresh snapshot; when that fails, an earlier one stands in.
 * @throws ReportedFailure when there is none, or `--strict` forbids it.
 */
export async function pullFestival(
  env: Record<string, string>,
  args: readonly string[],
  ...nodeOptions: string[]
): Promise<void> {
  const code = await runNode(
    [COLLECT_GARBAGE_EARLY, ...nodeOptions, ...exitingWithParent('scripts/pull/main.ts', ...args)],
    {
      env: { ...RETURN_FREED_MEMORY, ...env },
    },
  );
  if (code !== 0) throw new ReportedFailure('The pull failed.');
}
