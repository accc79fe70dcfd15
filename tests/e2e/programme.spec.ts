import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const rows = (page: Page) => page.getByRole('main').locator('.event-row:visible');
const main = (page: Page) => page.getByRole('main');

const words = {
  debates: /^Debates/,
  workshops: /^Workshops/,
  saturday: /^Saturday 12\sOctober,/,
  clear: '12-10-2024: see every day',
};

const t = wordsOf('en');
const type = (page: Page, name: RegExp) =>
  page.getByRole('list', { name: t('programme.types') }).getByRole('button', { name });
const day = (page: Page) =>
  page.getByRole('grid', { name: t('programme.days') }).getByRole('button', { name: words.saturday });
const clear = (page: Page) => main(page).getByRole('button', { name: words.clear });

test.describe('the programme', () => {
  test('shows one type when it is selected, and all of them when it is selected again', async ({ page }) => {
    await page.goto('/en/program/2024/');
    const all = await rows(page).count();
    await type(page, words.debates).click();
    await expect(type(page, words.debates)).toHaveAttribute('aria-pressed', 'true');
    await expect(rows(page)).toHaveCount(9);
    await expect(main(page).getByRole('status')).toHaveText(/^9 /);
    await expect(page).toHaveURL('/en/program/2024/?type=4');
    await type(page, words.workshops).click();
    await expect(type(page, words.debates)).toHaveAttribute('aria-pressed', 'false');
    await type(page, words.workshops).click();
    await expect(rows(page)).toHaveCount(all);
    await expect(page).toHaveURL('/en/program/2024/');
  });

  test('shows one day when it is selected; the black button names it and clears it', async ({ page }) => {
    await page.goto('/en/program/2024/');
    const all = await rows(page).count();
    await day(page).click();
    await expect(page).toHaveURL('/en/program/2024/?day=2024-10-12');
    await expect(clear(page)).toHaveText('12-10-2024');
    await expect(rows(page)).not.toHaveCount(all);
    const sections = rows(page).locator('xpath=ancestor::section[1]');
    const sectionIds = await sections.evaluateAll((found) => [...new Set(found.map(({ id }) => id))]);
    expect(sectionIds.toSorted()).toEqual(['day-2024-10-12', 'on-view']);
    await clear(page).click();
    await expect(clear(page)).toBeHidden();
    await expect(rows(page)).toHaveCount(all);
    await expect(main(page).getByRole('status')).toBeFocused();
  });

  test('shows today at the press of its button, which disappears, and moves the focus to the result', async ({
    page,
  }) => {
    await page.goto('/en/program/2024/');
    const today = main(page).getByRole('button', { name: t('programme.today'), exact: true });
    await today.press('Enter');
    await expect(page).toHaveURL('/en/program/2024/?day=2024-10-12');
    await expect(today).toBeHidden();
    await expect(main(page).getByRole('status')).toBeFocused();
  });

  test('lists what is closed on the selected day separately, and with the rest when no day is selected', async ({
    page,
  }) => {
    await page.goto('/en/program/2024/');
    const section = (name: string) =>
      main(page)
        .locator('section')
        .filter({ has: page.getByRole('heading', { name, exact: true }) });
    const titles = (name: string) => section(name).getByRole('heading', { level: 3 }).allInnerTexts();
    const onView = await titles(t('programme.onView'));
    // A Monday.
    await page.goto('/en/program/2024/?day=2024-10-21');
    await expect(section(t('programme.closedThatDay'))).toContainText('Tuesday to Sunday');
    // Today's states are not shown for another day.
    const now = main(page)
      .locator('section')
      .getByText(/^(?:On now|Closes in)/);
    await expect(now.filter({ visible: true })).toHaveCount(0);
    await expect(section(t('programme.onView'))).toContainText('Every day');
    await expect(section(t('programme.onView'))).not.toContainText('Tuesday to Sunday');
    await main(page).getByRole('button', { name: '21-10-2024: see every day' }).click();
    await expect(section(t('programme.closedThatDay'))).toBeHidden();
    expect(await titles(t('programme.onView'))).toEqual(onView);
    await day(page).click();
    await expect(now.filter({ visible: true })).not.toHaveCount(0);
  });

  test('combines both filters, keeps them in its address, and goes back through them', async ({ page }) => {
    await page.goto('/en/program/2024/');
    await type(page, words.debates).click();
    await day(page).click();
    await expect(page).toHaveURL('/en/program/2024/?type=4&day=2024-10-12');
    const both = await rows(page).count();
    await page.reload();
    await expect(rows(page)).toHaveCount(both);
    await expect(day(page)).toHaveAttribute('aria-pressed', 'true');
    await clear(page).click();
    await expect(page).toHaveURL('/en/program/2024/?type=4');
    await expect(rows(page)).toHaveCount(9);
    await page.goBack();
    await expect(rows(page)).toHaveCount(both);
    await page.goBack();
    await expect(rows(page)).toHaveCount(9);
    await page.goBack();
    await expect(type(page, words.debates)).toHaveAttribute('aria-pressed', 'false');
  });

  test('says if no event matches, and offers to show all of them again', async ({ page }) => {
    // 21 October is a Monday: nothing begins on it, and no debate is held.
    await page.goto('/en/program/2024/?type=4&day=2024-10-21');
    await expect(rows(page)).toHaveCount(0);
    await expect(main(page).getByText(t('programme.empty'))).toBeVisible();
    await main(page)
      .getByRole('button', { name: t('programme.showAll') })
      .click();
    await expect(page).toHaveURL('/en/program/2024/');
    expect(await rows(page).count()).toBeGreaterThan(50);
  });
});

test('what gets the focus is in view: the last type beside the list on a low screen, a row below the strip of days', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 650 });
  await page.goto('/en/program/2024/');
  await rows(page).nth(20).scrollIntoViewIfNeeded();
  const last = page
    .getByRole('list', { name: t('programme.types') })
    .getByRole('listitem')
    .last();
  await last.locator('a').focus();
  await expect(last).toBeInViewport({ ratio: 0.99 });
  await page.setViewportSize({ width: 390, height: 844 });
  const link = rows(page).nth(20).getByRole('link').first();
  const top = await link.evaluate((element) => {
    // Under the strip, which ends at 158 px.
    window.scrollBy({ top: element.getBoundingClientRect().top - 110, behavior: 'instant' });
    element.focus();
    return element.getBoundingClientRect().top;
  });
  const strip = await page.locator('.days').boundingBox();
  expect(top).toBeGreaterThanOrEqual((strip?.y ?? Infinity) + (strip?.height ?? 0));
});
