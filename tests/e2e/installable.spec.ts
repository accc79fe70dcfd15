import { expect, test } from './support/test.ts';

test('a browser can install the site', async ({ page, context, browserName }) => {
  test.skip(browserName !== 'chromium', 'Only Chromium tells what keeps a site from being installed.');
  await page.goto('/fr/');
  const session = await context.newCDPSession(page);
  const { url, errors } = await session.send('Page.getAppManifest');
  expect(new URL(url).pathname).toBe('/fr/manifest.webmanifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // Playwright's windows are private ones, which Chromium reports as an error.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});
