import type { Page } from '@playwright/test';
import { hold } from './support/script-failures.ts';
import { expect, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const photos = (page: Page) => page.locator('photo-gallery').getByRole('link');
const lightbox = (page: Page) => page.locator('.yarl__portal');
const hash = (page: Page): string => new URL(page.url()).hash;

const t = wordsOf('en');

test('the photographs of an event are shown large, one after the other, in a loop', async ({ page }) => {
  await page.goto('/en/event/Contre-jour/');
  const count = await photos(page).count();
  await photos(page).first().click();
  await expect(lightbox(page)).toContainText(`1 / ${count}`);
  await expect(lightbox(page)).toContainText('The palace courtyard, four o’clock');
  await expect(lightbox(page)).toContainText(/© \S/);
  expect(hash(page)).toBe('#photo-1');
  await page.keyboard.press('ArrowRight');
  await expect(lightbox(page)).toContainText(`2 / ${count}`);
  expect(hash(page)).toBe('#photo-2');
  await page.keyboard.press('ArrowLeft');
  await expect(lightbox(page)).toContainText(`1 / ${count}`);
  await page.keyboard.press('ArrowLeft');
  await expect(lightbox(page)).toContainText(`${count} / ${count}`);
  await lightbox(page)
    .getByRole('button', { name: t('gallery.next') })
    .click();
  await expect(lightbox(page)).toContainText(`1 / ${count}`);
  await lightbox(page)
    .getByRole('button', { name: t('gallery.close') })
    .click();
  await expect(lightbox(page)).toHaveCount(0);
  expect(hash(page)).toBe('');
});

test('Escape closes the photograph; its buttons show the focus, and the page behind does not scroll', async ({
  page,
}) => {
  await page.goto('/fr/event/Contre-jour/');
  await photos(page).first().click();
  await expect(lightbox(page)).toContainText('1 / ');
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
  await page.keyboard.press('Tab');
  const close = lightbox(page).getByRole('button', { name: wordsOf('fr')('gallery.close') });
  await expect(close).toBeFocused();
  await expect(close).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toHaveCount(0);
  await expect(photos(page).first()).toBeFocused();
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
  await expect(page).toHaveURL('/fr/event/Contre-jour/');
});

test('going back closes the photograph and stays on the page', async ({ page }) => {
  await page.goto('/fr/event/Contre-jour/');
  await photos(page).nth(1).click();
  await expect(lightbox(page)).toContainText('2 / ');
  await page.goBack();
  await expect(lightbox(page)).toHaveCount(0);
  await expect(page).toHaveURL('/fr/event/Contre-jour/');
});

test('a second press while the lightbox loads shows that photograph, and closing it returns to the page', async ({
  page,
}) => {
  const release = await hold(page, '**/_astro/Viewer.*.js');
  await page.goto('/fr/event/Contre-jour/');
  await photos(page).first().click();
  await expect(page).toHaveURL('/fr/event/Contre-jour/#photo-1');
  await photos(page).nth(1).click();
  await expect(page).toHaveURL('/fr/event/Contre-jour/#photo-2');
  release();
  await expect(lightbox(page)).toContainText('2 / ');
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toHaveCount(0);
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
  await expect(page).toHaveURL('/fr/event/Contre-jour/');
});

test('a photograph whose address was shared is shown at once', async ({ page }) => {
  await page.goto('/fr/event/Contre-jour/#photo-2');
  await expect(lightbox(page)).toContainText('2 / ');
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toHaveCount(0);
  await expect(page).toHaveURL('/fr/event/Contre-jour/');
});
