import { expect, test, type Page } from '@playwright/test';
import { awkwardRoutes, embeddingRoutes, pathIn, routes } from '../fixtures/routes.ts';
import { notWhole } from './support/page-faults.ts';
import { scrollToEnd, watchPage } from './support/watched-page.ts';

/** The markup of an embedded screen is tested on its own route. */
const whole = routes.filter((route) => !embeddingRoutes.includes(route));
/** Pages that embed the list of editions, the map and the programme: one of each group of screens with common styles. */
const embedding = ['page/35', 'page/42', 'page/47'];
/** Number of routes that one test opens without script. */
const AT_ONCE = 8;

test.use({ viewport: { width: 360, height: 780 } });

/**
 * Delays the script that shows whether events are on, as a slow network does. @returns a function that scrolls one of
 * the first events with a state into the middle of the screen, lets the script load, and waits for the states.
 */
async function holdBackStates(page: Page): Promise<() => Promise<void>> {
  const { promise: asked, resolve: letCome } = Promise.withResolvers<unknown>();
  await page.route(/\/event-state\./, async (route) => {
    await asked;
    await route.continue();
  });
  return async () => {
    const hasStates = await page.evaluate(() => {
      const states = document.querySelectorAll('event-state');
      const middle = states[Math.min(4, states.length - 1)];
      middle?.scrollIntoView({ block: 'center', behavior: 'instant' });
      return middle !== undefined;
    });
    letCome(null);
    if (!hasStates) return;
    await page.evaluate(async () => {
      await customElements.whenDefined('event-state');
      // Layout shifts are reported a frame later.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    });
  };
}

/*
 * Every template and its variations, in French. English pages are opened without script below, and on the widest and the
 * narrowest screen in `layout.spec.ts`: scripts do the same to a page in both languages.
 */
for (const route of [...whole, ...embedding, ...awkwardRoutes]) {
  const path = pathIn('fr', route);
  test(`${decodeURI(path)} is complete, accessible and free of errors, shifts nothing, and makes no foreign request`, async ({
    page,
    baseURL,
  }) => {
    const { errors, foreign, shift, barriers } = await watchPage(page, baseURL ?? '');
    const tellStates = await holdBackStates(page);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await tellStates();
    await scrollToEnd(page);
    expect(shift().score, `layout shift\n${shift().moves}`).toBeLessThan(0.005);
    if (!embedding.includes(route))
      expect(await barriers({ colours: whole.includes(route) }), 'what axe finds').toEqual([]);
    expect(errors).toEqual([]);
    expect(foreign).toEqual([]);
  });
}

test.describe('without script', () => {
  // Set before the page is created: otherwise `@media (scripting)` may change after the first paint.
  test.use({ javaScriptEnabled: false });

  for (let first = 0; first < whole.length; first += AT_ONCE) {
    const opened = whole.slice(first, first + AT_ONCE);
    test(`${opened.length} pages from /${opened[0] ?? ''} on are complete`, async ({ context, baseURL }) => {
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
});
