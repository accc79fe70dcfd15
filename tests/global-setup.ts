import { forgetSettings } from '../scripts/commands/support/forget-settings.ts';
import { openSiteUnderTest, startTestBackEnd } from '../scripts/commands/support/site-under-test.ts';

/** Builds and serves the site under test, unless `SITE_UNDER_TEST` is set. Returns a function that closes it. */
export default async function setUp(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['SITE_UNDER_TEST'] !== undefined) return undefined;
  forgetSettings();
  const backEnd = await startTestBackEnd();
  try {
    const site = await openSiteUnderTest(backEnd);
    Object.assign(process.env, site.env);
    return async () => {
      await site[Symbol.asyncDispose]();
      await backEnd[Symbol.asyncDispose]();
    };
  } catch (error) {
    await backEnd[Symbol.asyncDispose]();
    throw error;
  }
}
