import type { Route } from '@playwright/test';
import { accountPage } from './support/account-page.ts';
import { PATIENCE_MS, failures } from './support/failures.ts';
import { demo, OTHER_FESTIVAL } from './support/festivals.ts';
import { expect, test } from './support/test.ts';

/** Answers for a PDF with the page of a portal. */
const otherThanPdf = (route: Route) =>
  route.fulfill({ status: 200, contentType: 'application/pdf', body: '<h1>Log in first</h1>' });

test.describe('the messages in English', () => {
  test('a programme that cannot be downloaded, is not a PDF or stalls is reported and not saved, and is downloaded at the next try', async ({
    page,
  }) => {
    const { t, notice, notices } = accountPage(page, 'en');
    const link = page.getByRole('link', { name: t('download_program') });
    const saved: string[] = [];
    page.on('download', (file) => saved.push(file.suggestedFilename()));
    await page.clock.install();
    await page.goto(`/en/program/${demo.year}/`);
    for (const answer of [failures.busy, otherThanPdf, failures.slow]) {
      await page.route('**/*.pdf', answer);
      const request = page.waitForRequest('**/*.pdf');
      await link.click();
      await request;
      await page.clock.fastForward(PATIENCE_MS);
      await expect(notice('pdf.failed')).toBeVisible();
      await notices.getByRole('button', { name: t('a11y.close') }).click();
      await expect(notice('pdf.failed')).toBeHidden();
      await expect(page.getByRole('main')).toBeFocused();
      await page.unroute('**/*.pdf');
    }
    const download = page.waitForEvent('download');
    await link.click();
    await download;
    expect(saved).toEqual(['program.pdf']);
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
