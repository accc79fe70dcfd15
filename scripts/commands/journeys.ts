import { findProgram } from './support/machine.ts';
import { requireBrowser } from './support/browser.ts';
import { openSiteUnderTest, startTestBackEnd } from './support/site-under-test.ts';
import { journeys as runJourneys } from './support/test-runners.ts';
import { createTestRun } from './support/test-run.ts';

/** `npm run journeys`: the journeys of `npm test`, which makes them on a phone in Chromium, at a desk and in Firefox too. */
export async function journeys(): Promise<void> {
  const run = createTestRun();
  const browser = await requireBrowser();
  const hasFirefox = findProgram('firefox-esr', 'firefox') !== undefined;
  if (!hasFirefox) console.log('No Firefox is here: the journeys are made in Chromium only.');
  await using backEnd = await startTestBackEnd();
  await using site = await openSiteUnderTest(backEnd);
  const env = { ...site.env, CHROMIUM_PATH: browser };
  await run.tests('Journeys', () => runJourneys(env, hasFirefox ? ['chromium', 'firefox'] : ['chromium']));
  run.end();
}
