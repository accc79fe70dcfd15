import { parseArgs } from 'node:util';
import { runChecks } from './check.ts';
import { requireBrowser } from './support/browser.ts';
import { findOrInstallJava } from './support/machine.ts';
import { openSiteUnderTest, startTestBackEnd } from './support/site-under-test.ts';
import { createTestRun, type TestRun } from './support/test-run.ts';
import { requireViewer, viewerNames } from './support/viewers.ts';
import { engines, playwright, unitTests, vitestOfBuilds } from './support/test-runners.ts';

/**
 * `npm test`: checks formatting, lint and types, builds the site, and runs the tests of its rules, files and journeys.
 * `--all` (`npm run test:all`) adds every page in every condition, the sites that tests build themselves, and the
 * journeys and announcements of `npm run engines` in Chromium. All of it runs, even if something fails, and ends with
 * the total counts. Formatting, lint and types count as one test each.
 */
export async function test(args: string[]): Promise<void> {
  const { all } = parseArgs({ args, options: { all: { type: 'boolean', default: false } } }).values;
  const run = createTestRun();
  // The checks run on the core that the pull leaves idle.
  const checks = runChecks(run);
  const browser = await run.prepare('Browser', requireBrowser);
  if (all) await run.prepare('Viewers', () => viewerNames.map(requireViewer));
  await run.prepare('Java', () => {
    if (!findOrInstallJava())
      console.log('No Java is here and none can be installed: the HTML check is skipped.');
  });

  await using backEnd = await run.prepare('Back end and pull', startTestBackEnd);
  await checks;
  // The build of the site and the unit tests run in parallel.
  const opening = backEnd && run.prepare('Site', () => openSiteUnderTest(backEnd));
  const units = run.tests('Unit and back end tests', unitTests);
  await using site = await opening;
  await units;
  if (site) {
    const env = { ...site.env, ...(browser !== undefined && { CHROMIUM_PATH: browser }) };
    // Both use both cores, but each leaves one idle at times.
    await Promise.all([testDemo(run, env, all), all && testBuilders(run, env)]);
  }
  run.end();
}

async function testDemo(run: TestRun, env: Record<string, string>, all: boolean): Promise<void> {
  await run.tests('Tests of the site', () => vitestOfBuilds('built site', env));
  await run.tests('Browser tests', () => playwright(env, 'demo'));
  if (!all) return;
  await run.tests('Every page, any condition', () => playwright(env, 'demo, thoroughly'));
  const onPhone = { ...env, JOURNEYS_ON: 'a phone' };
  await run.tests('Journeys', () => engines(onPhone, ['chromium'], ['visitors', 'journalists', 'spoken']));
}

/** The tests that build leave behind the other festival's site, which is tested next. */
async function testBuilders(run: TestRun, env: Record<string, string>): Promise<void> {
  await run.tests('Tests that build', () => vitestOfBuilds('builders', env));
  await run.tests('At another festival', () => playwright(env, 'another festival'));
}
