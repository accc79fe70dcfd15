import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const days = { today: /^Saturday 12\sOctober,/, full: /^Sunday 27\sOctober,/, empty: /^Monday 21\sOctober,/ };
/** Events that begin on the day that is shown. */
const rows = (page: Page) => page.getByRole('main').locator('section[data-day] .event-row:visible');

const t = wordsOf('en');
const calendar = (page: Page) => page.getByRole('grid', { name: t('programme.days') });
const day = (page: Page, name: RegExp) => calendar(page).getByRole('link', { name });
const cell = (page: Page, name: RegExp) => calendar(page).getByRole('gridcell', { name });

test.describe('the agenda', () => {
  test('lists what begins on the selected day, and keeps the day in the address and the history', async ({
    page,
  }) => {
    await page.goto('/en/calendar/');
    const titles = (): Promise<string[]> => rows(page).getByRole('link').allInnerTexts();
    const before = await titles();
    await day(page, days.full).click();
    await expect(page).toHaveURL('/en/calendar/?day=2024-10-27&view=month');
    await expect(rows(page)).toHaveCount(7);
    await page.goBack();
    await expect(cell(page, days.today)).toHaveAttribute('aria-selected', 'true');
    await expect.poll(titles).toEqual(before);
  });

  test('lists what is on view that day separately, and shows what is on and what is over', async ({
    page,
  }) => {
    await page.goto('/en/calendar/');
    const onView = page.locator('section').filter({
      has: page.getByRole('heading', { name: t('programme.onView'), exact: true }),
    });
    await expect(rows(page).filter({ hasText: t('state.over') })).not.toHaveCount(0);
    await expect(onView.getByRole('listitem').filter({ hasText: t('state.on') })).not.toHaveCount(0);
    const before = await onView.getByRole('listitem').count();
    const closedOnMondays = onView.getByRole('listitem').filter({ hasText: 'Against the Light' });
    await expect(closedOnMondays).toHaveCount(1);
    await day(page, days.empty).click();
    await expect(onView.getByRole('listitem')).not.toHaveCount(before);
    await expect(onView).toBeVisible();
    await expect(closedOnMondays).toHaveCount(0);
  });

  test('shows a week or a month, and goes to the next one', async ({ page }) => {
    await page.goto('/en/calendar/');
    const weeks = calendar(page).getByRole('row').filter({ visible: true });
    const month = await weeks.count();
    await page.getByRole('button', { name: t('agenda.week') }).click();
    // One row for the week, and one for the names of its days.
    await expect(weeks).toHaveCount(2);
    await expect(day(page, days.today)).toBeVisible();
    await page.getByRole('button', { name: t('agenda.next') }).click();
    await expect(day(page, days.today)).toBeHidden();
    await expect(page.locator('[data-shown]')).toHaveText(/^14\D+20\sOctober 2024$/);
    await page.getByRole('button', { name: t('agenda.month') }).click();
    await expect(weeks).toHaveCount(month);
  });
});

test('the calendar is a single tab stop, and arrow keys move in it', async ({ page }) => {
  await page.goto('/fr/calendar/');
  const link = (name: RegExp) => page.getByRole('grid').getByRole('link', { name });
  await link(/^samedi 12\soctobre,/).focus();
  await page.keyboard.press('ArrowDown');
  await expect(link(/^samedi 19\soctobre,/)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(link(/^dimanche 20\soctobre,/)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/day=2024-10-20/);
});

test('a step button that leads no further keeps the focus, and is grey in forced colours', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/en/calendar/?day=2024-11-09&view=month');
  const earlier = page.getByRole('button', { name: t('agenda.previous') });
  const later = page.getByRole('button', { name: t('agenda.next') });
  await expect(later).toBeDisabled();
  await earlier.press('Enter');
  await expect(day(page, /^Wednesday 9\sOctober,/)).toBeVisible();
  await expect(later).toBeEnabled();
  await earlier.press('Enter');
  await expect(earlier).toBeDisabled();
  await expect(earlier).toBeFocused();
  const colour = (element: Element): string => getComputedStyle(element).color;
  expect(await earlier.evaluate(colour)).not.toBe(await later.evaluate(colour));
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the agenda opens in the week view', async ({ page }) => {
    await page.goto('/fr/calendar/');
    await expect(page.getByRole('button', { name: 'Semaine' })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('grid').getByRole('row').filter({ visible: true })).toHaveCount(2);
  });
});
