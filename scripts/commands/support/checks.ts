import { ReportedFailure } from './failure.ts';
import { runNode, tool } from './processes.ts';
import type { TestRun } from './test-run.ts';

/** Formatting asks for no types. */
export const checkFormat = (run: TestRun): Promise<void> =>
  runCheck(run, 'Format', tool('prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.'));

/** Runs lint and types beside each other, whichever fails, and counts each in the run: each works on one core. */
export async function runChecks(run: TestRun): Promise<void> {
  await Promise.all([
    runCheck(
      run,
      'Lint',
      tool('eslint/bin/eslint.js', '--config=scripts/lint/eslint.config.mjs', '--max-warnings=0', '.'),
    ),
    // It reads scripts and tests too, and finds there what TypeScript's own command does.
    runCheck(run, 'Types', tool('astro/bin/astro.mjs', 'check', '--noSync')),
  ]);
}

const runCheck = (run: TestRun, name: string, args: string[]): Promise<void> =>
  run.check(name, async () => {
    if ((await runNode(args)) !== 0) throw new ReportedFailure(`${name} failed.`);
  });
