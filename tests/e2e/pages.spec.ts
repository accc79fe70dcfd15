import { expect, test, type Page } from '@playwright/test';
import { awkwardRoutes, embeddingRoutes, langs, pathIn, routes } from '../fixtures/routes.ts';
import { notWhole } from './support/page-faults.ts';
import { scrollToEnd, watchPage } from './support/watched-page.ts';

const PHONE = { width: 360, height: 780 };

/** What is awkward in one language, or stands within another page, is so in the other language too. */
const oneLanguage = new Set([...embeddingRoutes, ...awkwardRoutes]);
const everyRoute = [...routes, ...awkwardRoutes];

/** Every template in both languages, its variations in one. */
const table = langs.flatMap((lang) =>
  everyRoute
    .filter((route) => lang === 'fr' || !oneLanguage.has(route))
    .map((route) => ({
      path: pathIn(lang, route),
      // Markup is the same in the other language, and within another page.
      isTemplate: lang === 'fr' && !embeddingRoutes.includes(route),
    })),
);

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

for (const { path, isTemplate } of table) {
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
    if (isTemplate) expect(await barriers(), 'what axe finds').toEqual([]);
    expect(errors).toEqual([]);
    expect(foreign).toEqual([]);
  });
}

test.describe('without script', () => {
  // Before the page is made: turned off later, `@media (scripting)` may change after the first paint.
  test.use({ javaScriptEnabled: false });

  // Every template, in one language: what scripts do to a page they do in both, whatever it tells and wherever it stands.
  for (const path of routes.filter((route) => !oneLanguage.has(route)).map((route) => pathIn('en', route))) {
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
