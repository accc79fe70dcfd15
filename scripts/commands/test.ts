import { runChecks } from './check.ts';
import { requireBrowser } from './support/browser.ts';
import { findOrInstallJava } from './support/machine.ts';
import { openSiteUnderTest, startTestBackEnd } from './support/site-under-test.ts';
import { createTestRun } from './support/test-run.ts';
import { requireViewer, viewerNames } from './support/viewers.ts';
import { journeys, playwright, vitest, vitestOfBuilds } from './support/test-runners.ts';

/**
 * `npm test`: runs every check and every test, even if one fails, and ends with the total counts. Formatting, lint and
 * types count as one test each.
 */
export async function test(): Promise<void> {
  const run = createTestRun();
  // The checks run on the core that the pull leaves idle.
  const checks = runChecks(run);
  const browser = await run.prepare('Browser', requireBrowser);
  await run.prepare('Viewers', () => viewerNames.map(requireViewer));
  await run.prepare('Java', () => {
    if (!findOrInstallJava())
      console.log('No Java is here and none can be installed: the HTML check is skipped.');
  });

  await using backEnd = await run.prepare('Back end and pull', startTestBackEnd);
  await checks;
  // The build of the site and the unit tests run in parallel.
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
    // The tests that build leave behind the other festival's site, which is tested next.
    const elsewhere = run
      .tests('Tests that build', () => vitestOfBuilds('builders', env))
      .then(() => run.tests('At another festival', () => playwright(env, 'another festival')));
    await Promise.all([seen, elsewhere]);
  }
  await units;
  run.end();
}
