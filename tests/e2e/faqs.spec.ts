import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const questions = (page: Page) => page.getByRole('main').locator('summary');
const open = (page: Page) => page.getByRole('main').locator('details[open]');

const subjects = (page: Page) => page.getByRole('list', { name: /^(?:Sujets|Subjects)$/ }).getByRole('link');

test.describe('the questions', () => {
  test.beforeEach(({ page }) => page.goto('/en/faqs/'));

  test('are those of the first subject, and one is open at a time', async ({ page }) => {
    await expect(subjects(page).first()).toHaveAttribute('aria-current', 'true');
    await expect(questions(page).filter({ visible: true })).toHaveCount(5);
    await questions(page).nth(0).click();
    await expect(open(page)).toHaveCount(1);
    await questions(page).nth(2).click();
    await expect(open(page)).toHaveCount(1);
    await expect(open(page)).toContainText(await questions(page).nth(2).innerText());
    await questions(page).nth(2).click();
    await expect(open(page)).toHaveCount(0);
  });

  test('are all printed, each with its answer', async ({ page }) => {
    await expect(subjects(page).first()).toHaveAttribute('aria-current', 'true');
    await page.emulateMedia({ media: 'print' });
    const all = await questions(page).count();
    await expect(questions(page).filter({ visible: true })).toHaveCount(all);
    await expect(page.getByRole('main').locator('.answer').filter({ visible: true })).toHaveCount(all);
  });

  test('are all closed after a change of subject', async ({ page }) => {
    const first = questions(page).nth(0);
    await first.click();
    await subjects(page).nth(1).click();
    await expect(subjects(page).nth(1)).toHaveAttribute('aria-current', 'true');
    await expect(subjects(page).nth(0)).not.toHaveAttribute('aria-current');
    await expect(first).toBeHidden();
    await subjects(page).nth(0).click();
    await expect(first).toBeVisible();
    await expect(open(page)).toHaveCount(0);
  });
});

test('an address can open a subject or a question', async ({ page }) => {
  await page.goto('/fr/faqs/#faq-2');
  await expect(subjects(page).nth(1)).toHaveAttribute('aria-current', 'true');
  await page.goto('/fr/faqs/#question-11');
  await expect(subjects(page).nth(2)).toHaveAttribute('aria-current', 'true');
  await expect(open(page)).toHaveCount(1);
  await expect(open(page)).toContainText('fauteuil roulant');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every question of every subject can be opened', async ({ page }) => {
    await page.goto('/en/faqs/');
    await expect(questions(page).filter({ visible: true })).toHaveCount(await questions(page).count());
    await questions(page).last().click();
    await expect(open(page)).toHaveCount(1);
  });
});
