import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** Parts whose code is loaded by the first interaction, and must already respond to it. */

const row = (page: Page, title: string) => page.locator('.event-row', { hasText: title });
const exhibition = 'Contre-jour';
const debate = 'Qui tient la lampe';

test('the first click on a type filters the programme, the second one shows all of it again', async ({
  page,
}) => {
  await page.goto('/fr/program/2024/');
  const type = page.getByRole('button', { name: /^Débats/ });
  await type.click();
  await expect(page).toHaveURL(/\?type=4$/);
  await expect(type).toHaveAttribute('aria-pressed', 'true');
  await expect(row(page, exhibition)).toBeHidden();
  await expect(row(page, debate)).toBeVisible();
  await type.press('Space');
  await expect(row(page, exhibition)).toBeVisible();
  await expect(page).toHaveURL('/fr/program/2024/');
});

test('a type that is clicked while the filters are loading is selected when they are ready', async ({
  page,
}) => {
  const coming = Promise.withResolvers<undefined>();
  await page.route('**/_astro/ProgrammeFilters.island.*.js', async (route) => {
    await coming.promise;
    await route.continue();
  });
  await page.goto('/fr/program/2024/');
  const type = page.getByRole('button', { name: /^Débats/ });
  await type.click();
  await expect(page).toHaveURL('/fr/program/2024/');
  coming.resolve(undefined);
  await expect(type).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL('/fr/program/2024/?type=4');
});

test('a press text whose copy button is clicked before the scripts are loaded is copied when they are', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const coming = Promise.withResolvers<undefined>();
  await page.route('**/_astro/*.js', async (route) => {
    await coming.promise;
    await route.continue();
  });
  await page.goto('/fr/press/2024/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: '106 mots' }).click();
  coming.resolve(undefined);
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

test('an address with a day shows the events of that day, and makes it the tab stop of the calendar', async ({
  page,
}) => {
  await page.goto('/fr/program/2024/?day=2024-10-10');
  await expect(page.getByRole('button', { name: '10-10-2024' })).toBeVisible();
  await expect(row(page, debate)).toBeVisible();
  await expect(row(page, 'Petit déjeuner de presse')).toBeHidden();
  await expect(page.locator('[data-day="2024-10-10"][tabindex="0"]')).toHaveCount(1);
});

test('today’s rows show what is on and what is over', async ({ page }) => {
  await page.goto('/fr/program/2024/');
  await expect(row(page, 'Sténopé dans une boîte de harissa')).toContainText('Terminé');
  await expect(row(page, 'Médina, dernière heure de soleil')).toContainText('Finit dans');
  // A screen reader announces which days of the calendar are over.
  await expect(page.locator('[data-day="2024-10-11"]').first()).toHaveAccessibleName(/, Terminé$/);
  await expect(page.locator('[data-day="2024-10-12"]').first()).not.toHaveAccessibleName(/Terminé/);
});

test('arrow keys move in the calendar from the first key press on', async ({ page }) => {
  await page.goto('/fr/program/2024/');
  await page.locator('[data-day="2024-10-12"]').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-day="2024-10-13"]').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[data-day="2024-10-20"]').first()).toBeFocused();
});

test('the agenda goes to the next month, and offers the way back', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/fr/calendar/?day=2024-10-12&view=month');
  await page.getByRole('button', { name: 'Après', exact: true }).click();
  await expect(page.locator('[data-shown]')).toContainText('novembre 2024');
  await expect(page.getByRole('button', { name: 'Avant', exact: true })).toBeEnabled();
});

test('a photograph opens in the lightbox with its title and credit, and going back closes it', async ({
  page,
}) => {
  await page.goto('/fr/event/Studio_Soir_et_Matin/');
  await page.locator('[data-photo="2"]').click();
  const viewer = page.getByRole('dialog');
  await expect(viewer).toContainText('Inconnue n° 14 882, Sfax, vers 1971');
  await expect(viewer).toContainText('© Fonds Studio Chems');
  await expect(viewer.locator('img[src*="/media/"]').first()).toBeVisible();
  await page.goBack();
  await expect(viewer).toBeHidden();
});

test('icons and styles are loaded from files that the content security policy allows', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  for (const path of [
    '/fr/',
    '/fr/program/2024/?type=2',
    '/fr/event/Contre-jour/',
    '/fr/page/19/',
    '/en/map/',
  ]) {
    await page.goto(path);
    const use = page.locator('header svg.icon use').first();
    await expect.poll(() => use.evaluate((node: SVGUseElement) => node.getBBox().width)).toBeGreaterThan(0);
    await expect(page.locator('body')).toHaveCSS('font-family', /Instrument/);
  }
  expect(complaints).toEqual([]);
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
