import { checkFormat, runChecks } from './support/checks.ts';
import { createTestRun } from './support/test-run.ts';

/** `npm run check`: formatting, lint and types; all of them run, whichever fails. */
export async function check(): Promise<void> {
  const run = createTestRun();
  await Promise.all([checkFormat(run), runChecks(run)]);
  run.end();
}
