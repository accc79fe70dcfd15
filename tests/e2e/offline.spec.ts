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

for (const lang of langs) {
  const t = wordsOf(lang);

  test(`what was read stays readable without a network in ${lang}, and the rest says why it is not`, async ({
    page,
    site,
  }) => {
    await page.goto(`${site.url}/${lang}/partners/`);
    await worker(page);
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
