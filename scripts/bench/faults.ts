import { requireBrowser } from '../commands/support/browser.ts';
import { openSiteUnderTest, startTestBackEnd } from '../commands/support/site-under-test.ts';
import { playwright } from '../commands/support/test-runners.ts';
import type { Report } from './support/report.ts';

/** Opens a page of every template with every fault of `faults.spec.ts`; `npm run test:all` covers a part of them. */
export async function faults(report: Report): Promise<void> {
  const browser = await requireBrowser();
  await using backEnd = await startTestBackEnd();
  await using site = await openSiteUnderTest(backEnd);
  const env = { ...site.env, CHROMIUM_PATH: browser, EVERY_FAULT: 'yes' };
  const start = performance.now();
  const { passed, failed, flaky } = await playwright(env, 'demo, thoroughly', ['faults.spec.ts']);
  const minutes = ((performance.now() - start) / 60_000).toFixed(1);
  report.line(`${passed + failed} tests in ${minutes} min, ${flaky} of them passed at the second try`);
  report.check(failed === 0, 'every page stands every fault');
}
