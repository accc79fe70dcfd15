import { checkFormat, prepareChecks, runChecks } from './support/checks.ts';
import { createTestRun } from './support/test-run.ts';

/** `npm run check`: formatting, lint and types; all of them run, whichever fails. */
export async function check(): Promise<void> {
  const run = createTestRun();
  const formatted = checkFormat(run);
  await run.prepare('Types of collections', () => prepareChecks());
  await Promise.all([formatted, runChecks(run)]);
  run.end();
}
