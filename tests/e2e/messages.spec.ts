import { accountPage } from './support/account-page.ts';
import { withFailure, PATIENCE_MS, failures } from './support/failures.ts';
import { demo, OTHER_FESTIVAL } from './support/festivals.ts';
import { expect, test } from './support/test.ts';

test.describe('the messages in English', () => {
  test('a programme that cannot be downloaded is reported, and is downloaded at the next try', async ({
    page,
  }) => {
    const { t } = accountPage(page, 'en');
    await page.goto(`/en/program/${demo.year}/`);
    await page.route('**/*.pdf', failures.busy);
    await page.getByRole('link', { name: t('download_program') }).click();
    const message = page.getByRole('alert').filter({ hasText: t('pdf.failed') });
    await expect(message).toBeVisible();
    await message.getByRole('button', { name: t('a11y.close') }).click();
    await expect(message).toBeHidden();
    await page.unroute('**/*.pdf');
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: t('download_program') }).click();
    expect((await download).suggestedFilename()).toBe('program.pdf');
  });

  test('a programme whose download stalls, or that is not a PDF, is reported and not saved', async ({
    page,
  }) => {
    const { t } = accountPage(page, 'en');
    const download = page.getByRole('link', { name: t('download_program') });
    const message = page.getByRole('alert').filter({ hasText: t('pdf.failed') });
    const saved: string[] = [];
    page.on('download', (file) => saved.push(file.suggestedFilename()));
    await page.clock.install();
    await page.goto(`/en/program/${demo.year}/`);
    await page.route('**/*.pdf', (route) =>
      route.fulfill({ status: 200, contentType: 'application/pdf', body: '<h1>Log in first</h1>' }),
    );
    await download.click();
    await message.getByRole('button', { name: t('a11y.close') }).click();
    await page.unroute('**/*.pdf');
    await page.route('**/*.pdf', failures.slow);
    const request = page.waitForRequest('**/*.pdf');
    await download.click();
    await request;
    await expect(download).toHaveAttribute('aria-busy', 'true');
    await page.clock.fastForward(PATIENCE_MS);
    await expect(message).toBeVisible();
    await expect(download).not.toHaveAttribute('aria-busy');
    expect(saved).toEqual([]);
  });

  test(
    'a programme without an address is reported as unavailable',
    { tag: OTHER_FESTIVAL },
    async ({ page, festival }) => {
      const { t } = accountPage(page, 'en');
      await page.goto(`/en/program/${festival.year}/`);
      await page.getByRole('button', { name: t('download_program') }).click();
      await expect(page.getByRole('alert').filter({ hasText: t('pdf.unavailable') })).toBeVisible();
    },
  );

  test('a page without a title has the default one', { tag: OTHER_FESTIVAL }, async ({ page }) => {
    const { t } = accountPage(page, 'en');
    await page.goto('/en/page/79/');
    await expect(page).toHaveTitle(new RegExp(`^${t('page.untitled')}`));
    await expect(page.getByRole('heading', { level: 1, name: t('page.untitled') })).toBeVisible();
  });

  test('a search that neither the back end nor the site can answer says so', async ({ page }) => {
    const { t } = accountPage(page, 'en');
    await withFailure(page, '/s/?search=*', 'broken');
    await page.route('**/data/search/*.json', (route) => route.abort());
    await page.goto('/en/search/');
    const field = page.getByRole('main').getByRole('textbox', { name: t('nav.search') });
    await field.fill('lumiere');
    await expect(page.getByRole('main').getByText(t('search.failed'))).toBeVisible();
    await expect(field).toHaveValue('lumiere');
  });

  test('an event without a place is shown with the text for an unknown place', async ({ page }) => {
    const { t } = accountPage(page, 'en');
    await page.goto(`/en/program/${demo.year}/`);
    await expect(page.getByText(t('place.unknown')).first()).toBeVisible();
  });
});
