import { openOtherSite } from '../../fixtures/other-festival/site.ts';
import setUpDemo from '../../global-setup.ts';

/** Serves both sites under test, unless they are served already. @returns a function that closes them. */
export default async function setUp(): Promise<() => Promise<void>> {
  await using opened = new AsyncDisposableStack();
  const closeDemo = await setUpDemo();
  if (closeDemo) opened.defer(closeDemo);
  if (process.env['OTHER_SITE_UNDER_TEST'] === undefined) {
    const { url, api } = opened.use(await openOtherSite());
    Object.assign(process.env, { OTHER_SITE_UNDER_TEST: url, OTHER_API_UNDER_TEST: api });
  }
  const kept = opened.move();
  return () => kept.disposeAsync();
}
