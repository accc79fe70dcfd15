import type { Page } from '@playwright/test';
import { hold } from './support/script-failures.ts';
import { expect, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const PHONE = { width: 360, height: 740 };
const bar = (page: Page) => page.getByRole('banner');
/** A disclosure, found by its text. */
const opener = (page: Page, words: string) => bar(page).locator('summary').filter({ hasText: words }).first();

const agenda = (page: Page) => bar(page).getByRole('link', { name: 'Agenda' });
const faqs = (page: Page) => bar(page).getByRole('link', { name: 'Questions fréquentes' });

const t = wordsOf('en');

test.describe('the bar', () => {
  test('changes the language of the page, and keeps query and fragment', async ({ page }) => {
    await page.goto('/en/search/?q=ombre#browse');
    await opener(page, t('nav.language')).click();
    await bar(page).getByRole('link', { name: 'Français' }).click();
    await expect(page).toHaveURL(`/fr/search/?q=ombre#browse`);
  });

  test('opens one dropdown at a time; Escape closes it and returns the focus', async ({ page }) => {
    await page.goto('/en/offline/');
    const language = opener(page, t('nav.language'));
    const menu = opener(page, t('nav.menu'));
    const choice = bar(page).getByRole('link', { name: 'Français' });
    await language.click();
    await expect(choice).toBeVisible();
    await menu.click();
    await expect(agenda(page)).toBeVisible();
    await expect(choice).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(agenda(page)).toBeHidden();
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

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('one item of the menu is expanded at a time, and none after the panel was toggled', async ({
    page,
  }) => {
    await page.goto('/fr/offline/');
    await opener(page, 'Menu').click();
    await expect(agenda(page)).toBeHidden();
    await opener(page, 'Programme').click();
    await expect(agenda(page)).toBeVisible();
    await opener(page, 'Visiter').click();
    await expect(faqs(page)).toBeVisible();
    await expect(agenda(page)).toBeHidden();
    await opener(page, 'Menu').click();
    await opener(page, 'Menu').click();
    await expect(opener(page, 'Programme')).toBeVisible();
    await expect(faqs(page)).toBeHidden();
  });

  test('of two items expanded before the menu’s code is loaded, only the last stays expanded', async ({
    page,
  }) => {
    const release = await hold(page, /Navbar\.island/);
    await page.goto('/fr/offline/');
    await opener(page, 'Menu').click();
    await opener(page, 'Programme').click();
    await opener(page, 'Visiter').click();
    await expect(agenda(page)).toBeVisible();
    await expect(faqs(page)).toBeVisible();
    release();
    await expect(agenda(page)).toBeHidden();
    await expect(faqs(page)).toBeVisible();
  });

  test('the bar and the open panel are not wider than the screen', async ({ page }) => {
    await page.goto('/fr/offline/');
    // Also at a festival with a longer name.
    const name = bar(page).getByText('Dhaw', { exact: true }).first();
    const height = (await bar(page).boundingBox())?.height;
    const box = await name.evaluate((element) => {
      element.textContent = 'Rencontres de Carthage';
      return element.getBoundingClientRect().toJSON() as DOMRect;
    });
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect((await bar(page).boundingBox())?.height).toBe(height);
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
    await expect(agenda(page)).toBeHidden();
    await opener(page, 'Programme').click();
    await expect(agenda(page)).toBeVisible();
  });
});

test.describe('on a phone without script', () => {
  test.use({ viewport: PHONE, javaScriptEnabled: false });

  test('every sub-item and language can be reached', async ({ page }) => {
    await page.goto('/fr/offline/');
    await opener(page, 'Menu').click();
    await opener(page, 'Programme').click();
    await agenda(page).click();
    await expect(page).toHaveURL('/fr/calendar/');
    await opener(page, 'Langue').click();
    await bar(page).getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/en/calendar/');
  });
});
