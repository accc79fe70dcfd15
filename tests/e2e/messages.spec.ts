import { accountPage } from './support/account-page.ts';
import { PATIENCE_MS, failures } from './support/failures.ts';
import { demo, OTHER_FESTIVAL } from './support/festivals.ts';
import { expect, test } from './support/test.ts';

test.describe('the messages in English', () => {
  test('a programme that cannot be downloaded is reported, and is downloaded at the next try', async ({
    page,
  }) => {
    const { t, notice, notices } = accountPage(page, 'en');
    await page.goto(`/en/program/${demo.year}/`);
    await page.route('**/*.pdf', failures.busy);
    await page.getByRole('link', { name: t('download_program') }).click();
    await expect(notice('pdf.failed')).toBeVisible();
    await notices.getByRole('button', { name: t('a11y.close') }).click();
    await expect(notice('pdf.failed')).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
    await page.unroute('**/*.pdf');
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: t('download_program') }).click();
    expect((await download).suggestedFilename()).toBe('program.pdf');
  });

  test('a programme whose download stalls, or that is not a PDF, is reported and not saved', async ({
    page,
  }) => {
    const { t, notice } = accountPage(page, 'en');
    const download = page.getByRole('link', { name: t('download_program') });
    const saved: string[] = [];
    page.on('download', (file) => saved.push(file.suggestedFilename()));
    await page.clock.install();
    await page.goto(`/en/program/${demo.year}/`);
    await page.route('**/*.pdf', (route) =>
      route.fulfill({ status: 200, contentType: 'application/pdf', body: '<h1>Log in first</h1>' }),
    );
    await download.click();
    await expect(notice('pdf.failed')).toBeVisible();
    await page.unroute('**/*.pdf');
    await page.route('**/*.pdf', failures.slow);
    const request = page.waitForRequest('**/*.pdf');
    await download.click();
    await request;
    await expect(download).toHaveAttribute('aria-busy', 'true');
    await expect(notice('pdf.failed')).toBeHidden();
    await page.clock.fastForward(PATIENCE_MS);
    await expect(notice('pdf.failed')).toBeVisible();
    await expect(download).not.toHaveAttribute('aria-busy');
    expect(saved).toEqual([]);
  });

  test(
    'a programme without an address is reported as unavailable',
    { tag: OTHER_FESTIVAL },
    async ({ page, festival }) => {
      const { t, notice } = accountPage(page, 'en');
      await page.goto(`/en/program/${festival.year}/`);
      await page.getByRole('button', { name: t('download_program') }).click();
      await expect(notice('pdf.unavailable')).toBeVisible();
    },
  );
});
