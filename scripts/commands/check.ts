import { runNodeOrFail, tool } from '../process/processes.ts';
import { createTestRun, type TestRun } from './support/test-run.ts';

/** `npm run check`: checks formatting, lint and types. All checks run, even if one fails. */
export async function check(): Promise<void> {
  const run = createTestRun();
  await runChecks(run);
  run.end();
}

const checks = {
  Format: tool('prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.'),
  Lint: tool('eslint/bin/eslint.js', '--config=scripts/lint/eslint.config.mjs', '--max-warnings=0', '.'),
  // It also checks scripts and tests, and finds the same errors there as TypeScript's own command.
  Types: tool('astro/bin/astro.mjs', 'check', '--noSync'),
};

/** Runs the checks in parallel, since each uses one core, and counts each in the run. */
export async function runChecks(run: TestRun): Promise<void> {
  const running = Object.entries(checks).map(([name, args]) =>
    run.check(name, () => runNodeOrFail(`${name} failed.`, args)),
  );
  await Promise.all(running);
}
