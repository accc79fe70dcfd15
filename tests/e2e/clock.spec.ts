import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

/** Leaves a page open for some hours. To the site, each visit begins on 12 October 2024 at 17:00. */
async function leaveOpen(page: Page, hours: number): Promise<void> {
  await page.clock.fastForward(hours * 3_600_000);
}

const DAY = 24;

const t = wordsOf('en');
const calendar = (page: Page) => page.getByRole('grid', { name: t('programme.days') });
const SATURDAY = /^Saturday 12\sOctober,/;
const SUNDAY = /^Sunday 13\sOctober,/;

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
  });

  test('keeps an event that lasts past midnight in its day', async ({ page }) => {
    await page.goto('/en/program/2024/');
    await leaveOpen(page, 14 * DAY + 9);
    const saturday = page.locator('#day-2024-10-26');
    await expect(saturday).not.toHaveAttribute('data-when', 'past');
    await expect(saturday.locator('.event-row').filter({ hasText: t('state.on') })).not.toHaveCount(0);
    await expect(page.locator('#day-2024-10-25')).toHaveAttribute('data-when', 'past');
  });

  test('moves the today of a programme that is left open overnight, and its button', async ({ page }) => {
    await page.goto('/en/program/2024/');
    const day = (name: RegExp) => calendar(page).getByRole('button', { name });
    await expect(day(SATURDAY)).toHaveAttribute('aria-current', 'date');
    await leaveOpen(page, DAY);
    await expect(day(SUNDAY)).toHaveAttribute('aria-current', 'date');
    await expect(day(SATURDAY)).not.toHaveAttribute('aria-current');
    await page.getByRole('button', { name: t('programme.today'), exact: true }).click();
    await expect(day(SUNDAY)).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL('/en/program/2024/?day=2024-10-13');
  });

  test('moves the today of an agenda that is left open overnight, which keeps the day that it lists', async ({
    page,
  }) => {
    await page.goto('/en/calendar/');
    const day = (name: RegExp) => calendar(page).getByRole('link', { name });
    await expect(day(SATURDAY)).toHaveAttribute('aria-current', 'date');
    await leaveOpen(page, DAY);
    await expect(day(SUNDAY)).toHaveAttribute('aria-current', 'date');
    await expect(day(SATURDAY)).not.toHaveAttribute('aria-current');
    const listed = calendar(page).getByRole('gridcell', { name: SATURDAY });
    await expect(listed).toHaveAttribute('aria-selected', 'true');
  });

  test('shows that the edition is on, then that it is over, and links to its archive', async ({ page }) => {
    await page.goto('/en/');
    const main = page.getByRole('main');
    // Exhibitions on the page that are on may have the same words.
    await expect(main.getByText(t('edition.during'), { exact: true }).first()).toBeVisible();
    const archive = main.getByRole('link', { name: t('countdown.archive') });
    await expect(archive).toBeHidden();
    await leaveOpen(page, 40 * DAY);
    await expect(main.getByText(t('countdown.over'))).toBeVisible();
    await archive.click();
    await expect(page).toHaveURL('/en/edition/2024/');
  });
});
