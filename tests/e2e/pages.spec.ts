import { expect, test, type Page } from '@playwright/test';
import { awkwardRoutes, embeddingRoutes, pathIn, routes } from '../fixtures/routes.ts';
import { notWhole } from './support/page-faults.ts';
import { scrollToEnd, watchPage } from './support/watched-page.ts';

const PHONE = { width: 360, height: 780 };

/** Markup within another page is what it is by itself. */
const isWhole = (route: string): boolean => !embeddingRoutes.includes(route);

test.use({ viewport: PHONE });

/**
 * Keeps from a page the script that tells whether its events are on, as a slow network does. The answer lets it come, when
 * the first events that can be told of are in the middle of the screen, and waits for what it says.
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
      // What has moved is told a frame later.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    });
  };
}

/*
 * Every template and its variations, in French. In English they are read without script below, and looked at on every
 * screen in `layout.spec.ts`: what scripts do to a page they do in both.
 */
for (const route of [...routes, ...awkwardRoutes]) {
  const path = pathIn('fr', route);
  test(`${decodeURI(path)} is whole, still, for everyone, and asks nobody else for anything`, async ({
    page,
    baseURL,
  }) => {
    const { errors, foreign, shift, barriers } = await watchPage(page, baseURL ?? '');
    const tellStates = await holdBackStates(page);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await tellStates();
    await scrollToEnd(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    expect(shift().score, `layout shift\n${shift().moves}`).toBeLessThan(0.005);
    if (isWhole(route))
      expect(await barriers({ colours: routes.includes(route) }), 'what axe finds').toEqual([]);
    expect(errors).toEqual([]);
    expect(foreign).toEqual([]);
  });
}

test.describe('without script', () => {
  // Before the page is made: turned off later, `@media (scripting)` may change after the first paint.
  test.use({ javaScriptEnabled: false });

  for (const path of routes.filter(isWhole).map((route) => pathIn('en', route))) {
    test(`${decodeURI(path)} is whole`, async ({ page, baseURL }) => {
      const { errors, foreign, shift, barriers } = await watchPage(page, baseURL ?? '', { hasScript: false });
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(200);
      await scrollToEnd(page, { hasScript: false });
      expect(shift().score, `layout shift\n${shift().moves}`).toBeLessThan(0.005);
      expect(await notWhole(page, (await answer?.text()) ?? '')).toEqual([]);
      // Shown only without script.
      if ((await page.locator('noscript').count()) > 0)
        expect(await barriers(), 'what axe finds').toEqual([]);
      expect(errors).toEqual([]);
      expect(foreign).toEqual([]);
    });
  }
});
