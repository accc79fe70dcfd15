import { hold, holdScripts } from './support/script-failures.ts';
import { expect, test } from './support/test.ts';

/** Parts whose code is loaded by the first interaction, and must already respond to it. */

test('a type that is clicked while the filters are loading is selected when they are ready', async ({
  page,
}) => {
  const release = await hold(page, '**/_astro/ProgrammeFilters.island.*.js');
  await page.goto('/fr/program/2024/');
  const type = page.getByRole('button', { name: /^Débats/ });
  await type.click();
  await expect(page).toHaveURL('/fr/program/2024/');
  release();
  await expect(type).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL('/fr/program/2024/?type=4');
});

test('a press text whose copy button is clicked before the scripts are loaded is copied when they are', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const release = await holdScripts(page);
  await page.goto('/fr/press/2024/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: '108 mots' }).click();
  release();
  await expect(page.getByRole('status').filter({ hasText: 'Copié' })).toHaveCount(1);
});

test('the filters are loaded when the visitor starts to scroll, not before', async ({ page }) => {
  let isRequested = false;
  await page.route('**/_astro/ProgrammeFilters.island.*.js', (route) => {
    isRequested = true;
    return route.continue();
  });
  await page.goto('/fr/program/2024/', { waitUntil: 'networkidle' });
  expect(isRequested).toBe(false);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => isRequested).toBe(true);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the first page has only the title font and fetches none, the next one has both fonts complete', async ({
    page,
  }) => {
    const ownFonts = (): Promise<string[]> =>
      page.evaluate(() =>
        [...document.fonts]
          .filter(({ display, status }) => display === 'optional' && status === 'loaded')
          .map(({ family }) => (family === 'Title' ? family : 'whole'))
          .sort(),
      );
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font' && !request.url().startsWith('data:'))
        fetched.push(request.url());
    });
    await page.goto('/fr/about-us/', { waitUntil: 'load' });
    expect(await ownFonts()).toEqual(['Title']);
    expect(fetched).toEqual([]);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mentions légales');
    await expect.poll(ownFonts).toEqual(['Title', 'whole', 'whole']);
  });
});
