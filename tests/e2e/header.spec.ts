import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const PHONE = { width: 360, height: 740 };
const bar = (page: Page) => page.getByRole('banner');
/** A disclosure, found by its text. */
const opener = (page: Page, words: string) => bar(page).locator('summary').filter({ hasText: words }).first();

const t = wordsOf('en');

test.describe('the bar', () => {
  test('links to the home page, the map, the search and the login', async ({ page }) => {
    await page.goto('/en/offline/');
    for (const [key, path] of [
      ['nav.home', ''],
      ['nav.map', 'map/'],
      ['nav.search', 'search/'],
      ['nav.login', 'auth/'],
    ] as const) {
      await expect(
        bar(page)
          .getByRole('link', { name: t(key) })
          .first(),
      ).toHaveAttribute('href', `/en/${path}`);
    }
  });

  test('changes the language of the page, keeps query and fragment, and remembers the language for a year', async ({
    page,
    context,
  }) => {
    await page.goto('/en/search/?q=ombre#browse');
    await opener(page, t('nav.language')).click();
    await bar(page).getByRole('link', { name: 'Français' }).click();
    await expect(page).toHaveURL(`/fr/search/?q=ombre#browse`);
    const cookies = await context.cookies();
    for (const name of ['selectedLanguage', 'nf_lang']) {
      const cookie = cookies.find((one) => one.name === name);
      expect(cookie).toMatchObject({ value: 'fr', path: '/', sameSite: 'Lax' });
      expect((cookie?.expires ?? 0) * 1000 - Date.now()).toBeGreaterThan(364 * 24 * 3600 * 1000);
    }
  });

  test('opens one dropdown at a time; Escape closes it and returns the focus', async ({ page }) => {
    await page.goto('/en/offline/');
    const language = opener(page, t('nav.language'));
    const menu = opener(page, t('nav.menu'));
    const choice = bar(page).getByRole('link', { name: 'Français' });
    const entry = bar(page).getByRole('link', { name: 'Calendar' });
    await language.click();
    await expect(choice).toBeVisible();
    await menu.click();
    await expect(entry).toBeVisible();
    await expect(choice).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(entry).toBeHidden();
    await expect(menu).toBeFocused();
    await language.click();
    await expect(choice).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(choice).toBeHidden();
  });
});

test('the menu panel closes when the focus leaves it', async ({ page }) => {
  await page.goto('/fr/offline/');
  await opener(page, 'Menu').click();
  const last = bar(page).locator('[data-menu] a:visible').last();
  await expect(last).toBeVisible();
  await last.focus();
  await page.keyboard.press('Tab');
  await expect(last).toBeHidden();
});

test('the chosen sub-item is stored as the page of the tab', async ({ page }) => {
  await page.goto('/fr/offline/');
  await opener(page, 'Menu').click();
  await bar(page).getByRole('link', { name: 'Agenda' }).click();
  await expect(page).toHaveURL('/fr/calendar/');
  expect(await page.evaluate(() => sessionStorage.getItem('page'))).toBe('calendar');
});

test('the intro gate shows no logo', async ({ page }) => {
  await page.goto('/fr/accueil/');
  await expect(bar(page).getByText('Dhaw', { exact: true }).first()).toBeHidden();
  await page.goto('/fr/offline/');
  await expect(bar(page).getByText('Dhaw', { exact: true }).first()).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('one item of the menu is expanded at a time, and none after the panel was toggled', async ({
    page,
  }) => {
    await page.goto('/fr/offline/');
    await opener(page, 'Menu').click();
    const agenda = bar(page).getByRole('link', { name: 'Agenda' });
    const faqs = bar(page).getByRole('link', { name: 'Questions fréquentes' });
    await expect(agenda).toBeHidden();
    await opener(page, 'Programme').click();
    await expect(agenda).toBeVisible();
    await opener(page, 'Visiter').click();
    await expect(faqs).toBeVisible();
    await expect(agenda).toBeHidden();
    await opener(page, 'Menu').click();
    await opener(page, 'Menu').click();
    await expect(opener(page, 'Programme')).toBeVisible();
    await expect(faqs).toBeHidden();
  });

  test('of two items expanded before the menu’s code is loaded, only the last stays expanded', async ({
    page,
  }) => {
    const code = Promise.withResolvers<undefined>();
    await page.route(/Navbar\.island/, async (route) => {
      await code.promise;
      await route.continue();
    });
    await page.goto('/fr/offline/');
    await opener(page, 'Menu').click();
    const agenda = bar(page).getByRole('link', { name: 'Agenda' });
    const faqs = bar(page).getByRole('link', { name: 'Questions fréquentes' });
    await opener(page, 'Programme').click();
    await opener(page, 'Visiter').click();
    await expect(agenda).toBeVisible();
    await expect(faqs).toBeVisible();
    code.resolve(undefined);
    await expect(agenda).toBeHidden();
    await expect(faqs).toBeVisible();
  });

  test('the bar and the open panel are not wider than the screen', async ({ page }) => {
    await page.goto('/fr/offline/');
    await opener(page, 'Menu').click();
    await opener(page, 'Programme').click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  });
});

test.describe('on a wide phone', () => {
  test.use({
    viewport: { width: 900, height: 420 },
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36',
  });

  test('sub-items expand on demand, because the user agent is a mobile one', async ({ page }) => {
    await page.goto('/fr/offline/');
    await opener(page, 'Menu').click();
    const agenda = bar(page).getByRole('link', { name: 'Agenda' });
    await expect(agenda).toBeHidden();
    await opener(page, 'Programme').click();
    await expect(agenda).toBeVisible();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const viewport of [PHONE, { width: 1280, height: 800 }]) {
    test(`at ${viewport.width} px every sub-item and language can be reached`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto('/fr/offline/');
      await opener(page, 'Menu').click();
      if (viewport === PHONE) await opener(page, 'Programme').click();
      await bar(page).getByRole('link', { name: 'Agenda' }).click();
      await expect(page).toHaveURL('/fr/calendar/');
      await opener(page, 'Langue').click();
      await bar(page).getByRole('link', { name: 'English' }).click();
      await expect(page).toHaveURL('/en/calendar/');
    });
  }
});
