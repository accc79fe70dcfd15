import type { Page } from '@playwright/test';
import { type RunningSite, serve } from '../../scripts/serve/serve.ts';
import { expect, test as base } from './support/test.ts';
import { langs, wordsOf } from './support/words.ts';

/** A site of the test's own, which can be taken away. */
const test = base.extend<{ site: RunningSite }>({
  site: async ({}, use) => {
    const site = await serve({ directory: process.env['DIST_UNDER_TEST'] ?? '', port: 0 });
    await use(site);
    await site.close();
  },
});

test.use({ serviceWorkers: 'allow' });

/** The worker has the page: what is read from now on stays readable. */
const worker = (page: Page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

const title = { fr: 'Contre-jour', en: 'Against the Light' } as const;

/** The first page was read before the worker was there, which keeps it in its own time. */
const isKept = (page: Page, path: string) =>
  expect
    .poll(() => page.evaluate(async (kept) => Boolean(await (await caches.open('pages')).match(kept)), path))
    .toBe(true);

test('a page that is kept keeps its forms: what is typed is not lost, and what cannot be sent is said', async ({
  page,
  context,
  site,
}) => {
  const t = wordsOf('fr');
  await page.goto(`${site.url}/fr/contact/`);
  await worker(page);
  await isKept(page, '/fr/contact/');
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('parts')).keys()).map(({ url }) => url)))
    .toContainEqual(expect.stringContaining('/_astro/submit-contact.'));
  await site.close();
  await context.setOffline(true);
  await page.goto(`${site.url}/fr/contact/`);
  await page.getByLabel(t('contact.email')).fill('leila@example.org');
  const message = page.getByRole('main').getByLabel(t('contact.message'), { exact: true });
  await message.fill('Bonjour');
  await page.getByRole('button', { name: t('contact.send') }).click();
  await expect(page.getByRole('region', { name: t('a11y.notices') })).toContainText(t('contact.exception'));
  await expect(message).toHaveValue('Bonjour');
});

for (const lang of langs) {
  const t = wordsOf(lang);

  test(`what was read stays readable without a network in ${lang}, and the rest says why it is not`, async ({
    page,
    site,
  }) => {
    await page.goto(`${site.url}/${lang}/partners/`);
    await worker(page);
    await isKept(page, `/${lang}/partners/`);
    await page.goto(`${site.url}/${lang}/event/Contre-jour/?id=1`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title[lang]);
    await site.close();

    await page.goto(`${site.url}/${lang}/event/Contre-jour/`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title[lang]);
    await page.goto(`${site.url}/${lang}/partners/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('partners.title'));
    await page.goto(`${site.url}/${lang}/faqs/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('offline.title'));
    await expect(page.getByRole('link', { name: t('offline.retry') })).toBeVisible();
    expect(page.url()).toBe(`${site.url}/${lang}/faqs/`);
  });
}
