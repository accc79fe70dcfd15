import { checks, prepareChecks, runCheck } from './support/checks.ts';
import { createTestRun } from './support/test-run.ts';

/** `npm run check`: formatting, lint and types; all of them run, whichever fails. */
export async function check(): Promise<void> {
  const run = createTestRun();
  await run.prepare('Types of collections', () => prepareChecks());
  for (const one of checks) await run.check(one.name, () => runCheck(one));
  run.end();
}
