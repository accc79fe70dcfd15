import { prepareChecks, runChecks } from './support/checks.ts';
import { createTestRun } from './support/test-run.ts';

/** `npm run check`: formatting, lint and types; all of them run, whichever fails. */
export async function check(): Promise<void> {
  const run = createTestRun();
  await run.prepare('Types of collections', () => prepareChecks());
  await runChecks(run);
  run.end();
}
