import { ReportedFailure } from './support/failure.ts';
import { runNode, tool } from './support/processes.ts';
import { createTestRun, type TestRun } from './support/test-run.ts';

/** `npm run check`: formatting, lint and types; all of them run, whichever fails. */
export async function check(): Promise<void> {
  const run = createTestRun();
  await runChecks(run);
  run.end();
}

const checks = {
  Format: tool('prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.'),
  Lint: tool('eslint/bin/eslint.js', '--config=scripts/lint/eslint.config.mjs', '--max-warnings=0', '.'),
  // It reads scripts and tests too, and finds there what TypeScript's own command does.
  Types: tool('astro/bin/astro.mjs', 'check', '--noSync'),
};

/** Runs the checks beside each other, since each works on one core, and counts each in the run. */
export async function runChecks(run: TestRun): Promise<void> {
  const running = Object.entries(checks).map(([name, args]) =>
    run.check(name, async () => {
      if ((await runNode(args)) !== 0) throw new ReportedFailure(`${name} failed.`);
    }),
  );
  await Promise.all(running);
}
