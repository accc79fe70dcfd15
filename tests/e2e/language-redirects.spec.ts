import { expect, test } from './support/test.ts';

/** An address without a language, with a query and a fragment. */
const WITHOUT_LANG = '/program/2024/?type=4#day-2024-10-12';

for (const [browser, lang] of [
  ['en-GB', 'en'],
  ['fr-TN', 'fr'],
  ['de-DE', 'fr'],
] as const) {
  test.describe(`a browser in ${browser}`, () => {
    test.use({ locale: browser });

    test(`is redirected to the page in ${lang}, with query and fragment`, async ({ page }) => {
      await page.goto(WITHOUT_LANG);
      await expect(page).toHaveURL(`/${lang}${WITHOUT_LANG}`);
    });

    test('is redirected to the language chosen before, whatever its own', async ({
      page,
      context,
      baseURL,
    }) => {
      const chosen = lang === 'en' ? 'fr' : 'en';
      await context.addCookies([{ name: 'selectedLanguage', value: chosen, url: baseURL ?? '' }]);
      await page.goto(WITHOUT_LANG);
      await expect(page).toHaveURL(`/${chosen}${WITHOUT_LANG}`);
    });
  });
}

test('an address with a language is never redirected to another one', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'selectedLanguage', value: 'fr', url: baseURL ?? '' }]);
  await page.goto('/en/partners/');
  await expect(page).toHaveURL('/en/partners/');
});

for (const [chosen, title] of [
  ['en', 'Page not found'],
  ['fr', 'Page introuvable'],
] as const) {
  test(`an unknown address redirects to the language chosen before: ${chosen}`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'selectedLanguage', value: chosen, url: baseURL ?? '' }]);
    await page.goto('/nimporte/?a=1#b');
    await expect(page).toHaveURL(`/${chosen}/nimporte/?a=1#b`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });
}

test.describe('an English browser', () => {
  test.use({ locale: 'en-GB' });

  test('finds an event by a former title, without a language in the address', async ({ page }) => {
    await page.goto('/event/vieux_titre/?id=1');
    await expect(page).toHaveURL('/en/event/Contre-jour/?id=1');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('an unknown address is answered in both languages', async ({ page }) => {
    await page.goto('/nimporte/');
    for (const name of ['Page introuvable', 'Page not found'])
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });
});

test('a page that is not found says so in the language of its address, and after a change in the other', async ({
  page,
}) => {
  const answer = await page.goto('/en/nowhere/?id=1');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await page.getByRole('banner').locator('summary').filter({ hasText: 'Language' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL('/fr/nowhere/?id=1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page introuvable');
});
