import type { BrowserContext } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** An address without a language, with a query and a fragment. */
const WITHOUT_LANG = '/program/2024/?type=4#day-2024-10-12';

/** Stores a language, as if the visitor had chosen it on an earlier visit. */
const choose = (context: BrowserContext, lang: string, url = ''): Promise<void> =>
  context.addCookies([{ name: 'selectedLanguage', value: lang, url }]);

test.describe('an English browser', () => {
  test.use({ locale: 'en-GB' });

  // `tests/unit/i18n/preferred-lang.test.ts` tests other languages and cookies.
  test('is redirected to the page in English, with query and fragment', async ({ page }) => {
    await page.goto(WITHOUT_LANG);
    await expect(page).toHaveURL(`/en${WITHOUT_LANG}`);
  });

  test('finds an event by a former title, without a language in the address', async ({ page }) => {
    await page.goto('/event/vieux_titre/?id=1');
    await expect(page).toHaveURL('/en/event/Contre-jour/?id=1');
  });
});

test('an unknown address redirects to the language chosen before', async ({ page, context, baseURL }) => {
  await choose(context, 'en', baseURL);
  await page.goto('/nimporte/?a=1#b');
  await expect(page).toHaveURL('/en/nimporte/?a=1#b');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('an unknown address is answered in both languages', async ({ page }) => {
    await page.goto('/nimporte/');
    for (const name of ['Page introuvable', 'Page not found'])
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });
});

test('a page that is not found says so in the language of its address, whatever was chosen before, and after a change in the other', async ({
  page,
  context,
  baseURL,
}) => {
  await choose(context, 'fr', baseURL);
  const answer = await page.goto('/en/nowhere/?id=1');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await page.getByRole('banner').locator('summary').filter({ hasText: 'Language' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL('/fr/nowhere/?id=1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page introuvable');
});
