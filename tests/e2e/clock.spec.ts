import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

/** Leaves a page open for some hours. To the site, each visit begins on 12 October 2024 at 17:00. */
async function leaveOpen(page: Page, hours: number): Promise<void> {
  await page.clock.fastForward(hours * 3_600_000);
}

const t = wordsOf('en');

test.describe('the visitor’s clock', () => {
  test.beforeEach(({ page }) => page.clock.install());

  test('hides the register button of an event that has ended, and says that it is over', async ({ page }) => {
    await page.goto('/en/program/2024/');
    const row = page
      .locator('#day-2024-10-12 .event-row')
      .filter({ has: page.locator('[data-register]') })
      .last();
    await expect(row.locator('[data-register]')).toBeVisible();
    await leaveOpen(page, 6);
    await expect(row.locator('[data-register]')).toBeHidden();
    await expect(row).toContainText(t('state.over'));
    // A screen reader announces which days of the calendar are over.
    const day = (name: RegExp) =>
      page.getByRole('grid', { name: t('programme.days') }).getByRole('button', { name });
    await expect(day(/^Friday 11\sOctober,.*, Over$/)).toBeVisible();
    await expect(day(/^Saturday 12\sOctober,.*\d events$/)).toBeVisible();
  });

  test('shows that the edition is on, then that it is over, and links to its archive', async ({ page }) => {
    await page.goto('/en/');
    const main = page.getByRole('main');
    // Exhibitions on the page that are on may have the same words.
    await expect(main.getByText(t('edition.during'), { exact: true }).first()).toBeVisible();
    const archive = main.getByRole('link', { name: t('countdown.archive') });
    await expect(archive).toBeHidden();
    await leaveOpen(page, 40 * 24);
    await expect(main.getByText(t('countdown.over'))).toBeVisible();
    await archive.click();
    await expect(page).toHaveURL('/en/edition/2024/');
  });
});
