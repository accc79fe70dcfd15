import { expect, test } from '@playwright/test';
import { ownRoutes, pathIn } from '../../fixtures/routes.ts';
import { notWhole } from '../support/page-faults.ts';
import { scrollToEnd, watchPage } from '../support/watched-page.ts';

/** Number of routes that one test opens. */
const AT_ONCE = 8;

// Set before the page is created: otherwise `@media (scripting)` may change after the first paint.
test.use({ viewport: { width: 360, height: 780 }, javaScriptEnabled: false });

for (let first = 0; first < ownRoutes.length; first += AT_ONCE) {
  const opened = ownRoutes.slice(first, first + AT_ONCE);
  test(`${opened.length} pages from /${opened[0] ?? ''} on are complete without script`, async ({
    context,
    baseURL,
  }) => {
    test.slow();
    for (const route of opened) {
      const page = await context.newPage();
      const { errors, foreign, shift, barriers } = await watchPage(page, baseURL ?? '', {
        hasScript: false,
      });
      const answer = await page.goto(pathIn('en', route));
      expect(answer?.status(), route).toBe(200);
      await scrollToEnd(page, { hasScript: false });
      expect.soft(shift().score, `layout shift of /${route}\n${shift().moves}`).toBeLessThan(0.005);
      expect.soft(await notWhole(page, (await answer?.text()) ?? ''), route).toEqual([]);
      // The content of `noscript` is shown only without script.
      if ((await page.locator('noscript').count()) > 0)
        expect.soft(await barriers(), `what axe finds on /${route}`).toEqual([]);
      expect.soft([...errors, ...foreign], route).toEqual([]);
      await page.close();
    }
  });
}
