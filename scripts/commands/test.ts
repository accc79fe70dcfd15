import { runChecks } from './check.ts';
import { requireBrowser } from './support/browser.ts';
import { findOrInstallJava } from './support/machine.ts';
import { openSiteUnderTest, startTestBackEnd } from './support/site-under-test.ts';
import { createTestRun } from './support/test-run.ts';
import { requireViewer, viewerNames } from './support/viewers.ts';
import { journeys, playwright, vitest, vitestOfBuilds } from './support/test-runners.ts';

/**
 * `npm test`: every check and every test, whichever fails. Ends with the total counts; formatting, lint and types count
 * as one each.
 */
export async function test(): Promise<void> {
  const run = createTestRun();
  // On the core that the pull leaves idle.
  const checks = runChecks(run);
  const browser = await run.prepare('Browser', requireBrowser);
  await run.prepare('Viewers', () => viewerNames.map(requireViewer));
  await run.prepare('Java', () => {
    if (!findOrInstallJava())
      console.log('No Java is here and none can be installed: the HTML check is skipped.');
  });

  await using backEnd = await run.prepare('Back end and pull', startTestBackEnd);
  await checks;
  // Neither waits for the other's end.
  const opening = backEnd && run.prepare('Site', () => openSiteUnderTest(backEnd));
  const units = run
    .tests('Unit tests', () => vitest('unit'))
    .then(() => run.tests('Back end tests', () => vitest('api')));
  await using site = await opening;
  if (site) {
    const env = { ...site.env, ...(browser !== undefined && { CHROMIUM_PATH: browser }) };
    const seen = units
      .then(() => run.tests('Tests of the site', () => vitestOfBuilds('built site', env)))
      .then(() => run.tests('Browser tests', () => playwright(env, 'demo')))
      .then(() => run.tests('Journeys', () => journeys(env)));
    // The other festival's site is one that the tests that build leave behind.
    const elsewhere = run
      .tests('Tests that build', () => vitestOfBuilds('builders', env))
      .then(() => run.tests('At another festival', () => playwright(env, 'another festival')));
    await Promise.all([seen, elsewhere]);
  }
  await units;
  run.end();
}
