import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const BLACK = 'rgb(0, 0, 0)';
const WHITE = 'rgb(255, 255, 255)';

const backgroundOf = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

declare global {
  interface Window {
    /** Background colour of each frame, from the first one with a `body`. */
    backgrounds?: string[];
  }
}

/** Records the background colour of each frame. */
function recordBackgrounds(): void {
  const backgrounds: string[] = (window.backgrounds = []);
  const record = (): void => {
    if (document.querySelector('body'))
      backgrounds.push(getComputedStyle(document.documentElement).backgroundColor);
    requestAnimationFrame(record);
  };
  requestAnimationFrame(record);
}

test('the dark mode that a visitor chooses is remembered in both languages, without a white flash', async ({
  page,
}) => {
  const [french, english] = [wordsOf('fr'), wordsOf('en')];
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/fr/about-us/');
  expect(await backgroundOf(page)).toBe(WHITE);
  const night = page.getByRole('group', { name: french('display.light') }).getByRole('radio', {
    name: french('display.night'),
  });
  await night.check();
  await expect.poll(() => backgroundOf(page)).toBe(BLACK);

  await page.addInitScript(recordBackgrounds);
  await page.goto('/en/editions/');
  await expect(page.getByRole('radio', { name: english('display.night') })).toBeChecked();
  expect([...new Set(await page.evaluate(() => window.backgrounds))]).toEqual([BLACK]);
  await expect(page.locator('meta[name="theme-color"][content="#000000"]')).toHaveAttribute('media', 'all');

  await page.emulateMedia({ media: 'print' });
  expect(await backgroundOf(page)).toBe(WHITE);
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
  await page.getByRole('radio', { name: english('display.day') }).check();
  await expect.poll(() => backgroundOf(page)).toBe(WHITE);
  await page.getByRole('radio', { name: english('display.system') }).check();
  await expect.poll(() => backgroundOf(page)).toBe(BLACK);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 });

  test('the data saver loads small pictures and no fonts, and the footer says how much it saves', async ({
    page,
  }) => {
    const t = wordsOf('fr');
    await page.goto('/fr/about-us/');
    await page.getByRole('checkbox', { name: t('display.saver') }).check();
    await expect(page.locator('html')).toHaveAttribute('data-saver', 'true');
    // Files that are in the cache already would not count as saved on the next page.
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Network.clearBrowserCache');

    await page.goto('/fr/artists/');
    await expect(page.getByRole('checkbox', { name: t('display.saver') })).toBeChecked();
    await expect(page.getByText(/^environ [1-9][\d\s]*ko de moins sur cette page$/)).toBeVisible();
    const files = await page
      .getByRole('main')
      .locator('source')
      .evaluateAll((sources) =>
        sources.map((source) => ({
          is: source.parentElement?.querySelector('img')?.currentSrc.replace(location.origin, ''),
          smallest: source.getAttribute('srcset')?.split(' ')[0],
        })),
      );
    const shown = files.filter(({ is }) => is);
    expect(shown.length).toBeGreaterThan(3);
    expect(shown.filter(({ is, smallest }) => is !== smallest)).toEqual([]);
    const fonts = await page.evaluate(
      () =>
        [...document.fonts].filter(
          ({ family, status }) => /Bricolage|Instrument/.test(family) && status === 'loaded',
        ).length,
    );
    expect(fonts).toBe(0);
  });
});
