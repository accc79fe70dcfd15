import { ReportedFailure } from './failure.ts';
import { collectsEarly, returnsMemory } from './memory.ts';
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
    [collectsEarly, ...nodeOptions, ...exitingWithParent('scripts/pull/main.ts', ...args)],
    {
      env: { ...returnsMemory, ...env },
    },
  );
  if (code !== 0) throw new ReportedFailure('The pull failed.');
}
