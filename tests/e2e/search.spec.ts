import type { Page } from '@playwright/test';
import { withFailure } from './support/failures.ts';
import { expect, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const overlay = (page: Page) => page.getByRole('dialog');
const results = (page: Page) => overlay(page).locator('[data-results]').getByRole('link');

const t = wordsOf('en');
const opener = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name }).first();
const field = (page: Page) => overlay(page).getByRole('textbox', { name: t('nav.search') });

test.describe('the search', () => {
  test('lists the named person first, then events, then people, and opens a result by keyboard', async ({
    page,
  }) => {
    await page.goto('/en/offline/');
    await opener(page, t('nav.search')).click();
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveAttribute('placeholder', t('search.placeholder'));
    await page.keyboard.type('haouas');
    await expect(results(page).first()).toHaveAttribute('href', '/en/person/1/');
    await expect(results(page).nth(1)).toHaveAttribute('href', /\/event\//);
    await page.keyboard.press('ArrowDown');
    await expect(results(page).first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(results(page).nth(1)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    const href = (await results(page).first().getAttribute('href')) ?? '';
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(href);
  });

  test('moves the focus by arrow key to the latest result, even if it is not rendered yet', async ({
    page,
  }) => {
    await page.goto('/en/offline/');
    await opener(page, t('nav.search')).click();
    await page.keyboard.type('a');
    await expect(results(page).nth(10)).toBeAttached();
    const reached = await field(page).evaluate((input: HTMLInputElement) => {
      // React listens to what the browser sets, not to what a script does.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'haouas');
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
      return document.activeElement?.getAttribute('href');
    });
    expect(reached).toBe('/en/person/1/');
  });
});

test('Escape closes the search and returns the focus; a click outside closes it too', async ({ page }) => {
  await page.goto('/fr/offline/');
  await opener(page, 'Rechercher').click();
  await page.keyboard.type('om');
  await expect(results(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(overlay(page)).toBeHidden();
  await expect(opener(page, 'Rechercher')).toBeFocused();
  await opener(page, 'Rechercher').click();
  await page.mouse.click(640, 700);
  await expect(overlay(page)).toBeHidden();
});

test('the Search entry of the menu closes the menu and opens the search, which returns the focus to the menu', async ({
  page,
}) => {
  await page.goto('/fr/offline/');
  const bar = page.getByRole('banner');
  const menu = bar.locator('summary').filter({ hasText: 'Menu' });
  await menu.click();
  await bar.locator('[data-menu]').getByRole('link', { name: 'Rechercher' }).last().click();
  await expect(overlay(page)).toBeVisible();
  await expect(bar.getByText('Presse et contact').first()).toBeHidden();
  await expect(overlay(page).getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(overlay(page)).toBeHidden();
  await expect(menu).toBeFocused();
});

// `tests/unit/stores/search.test.ts` tests how each kind of failure is handled.
test('the search says how many results there are, that they are approximate or only the site’s own, that there are none, or that it has failed', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const status = main.getByRole('status');
  const input = main.getByRole('textbox', { name: t('nav.search') });
  await withFailure(page, '/s/?search=*', 'broken');
  await page.goto('/en/search/?q=kheiredine+palace');
  await expect(status).toHaveText(/^\d+ /);
  for (const note of ['found.approximate', 'found.offline']) await expect(status).toContainText(t(note));
  const first = main.locator('[data-results]').getByRole('link').first();
  await expect(first).toHaveAttribute('href', '/en/venue/1/');
  await input.fill('xqzwvk');
  await expect(status).toContainText(t('found.none'));
  await page.route('**/data/search/*.json', (route) => route.abort());
  await page.goto('/en/search/?q=lumiere');
  await expect(status).toHaveText(t('found.failed'));
  await expect(input).toHaveValue('lumiere');
});

test('the search page fits 320 px, even with text twice as large', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/fr/search/?q=sidi');
  const result = page.getByRole('main').locator('[data-results] .event-entries').getByRole('link').first();
  await expect(result).toBeVisible();
  const width = () => page.evaluate(() => document.querySelector('main')?.scrollWidth);
  expect(await width()).toBeLessThanOrEqual(320);
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  expect(await width()).toBeLessThanOrEqual(320);
  // Most of the line is left to the title, beside the room for the save button.
  const room = result.evaluate(
    (link) => parseFloat(getComputedStyle(link).paddingInlineEnd) / link.clientWidth,
  );
  expect(await room).toBeLessThan(0.25);
});

test('a click on a result closes the search and opens the result', async ({ page }) => {
  await page.goto('/fr/offline/');
  await opener(page, 'Rechercher').click();
  await page.keyboard.type('contre-jour');
  await results(page).first().click();
  await expect(page).toHaveURL(/\/fr\/event\/Contre-jour\/\?id=1$/);
  await page.goBack();
  await expect(overlay(page)).toBeHidden();
});

test('the list of results is at most 16rem high, and the font of the field is 16 px', async ({ page }) => {
  await page.goto('/fr/offline/');
  await opener(page, 'Rechercher').click();
  await page.keyboard.type('a');
  await expect(results(page).nth(10)).toBeAttached();
  const list = overlay(page).locator('[data-results]');
  expect((await list.boundingBox())?.height).toBeLessThanOrEqual(256);
  expect(await list.evaluate((node) => node.scrollHeight > node.clientHeight)).toBe(true);
  // A result that is reached by arrow key is below the title of its group, which stays in view.
  const title = await list.getByRole('heading').first().boundingBox();
  const room = await list.evaluate((node) => parseFloat(getComputedStyle(node).scrollPaddingTop));
  expect(room).toBeGreaterThanOrEqual(title?.height ?? Infinity);
  await expect(overlay(page).getByRole('textbox')).toHaveCSS('font-size', '16px');
});

test('a search whose address was shared is run again, and the address follows the field', async ({
  page,
}) => {
  await page.goto('/fr/search/?q=contre-jour');
  const main = page.getByRole('main');
  await expect(main.locator('[data-results]').getByRole('link').first()).toContainText('Contre-jour');
  await main.getByRole('textbox').fill('ombre');
  await expect(page).toHaveURL('/fr/search/?q=ombre');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the search says that it needs script, and offers the edition from A to Z', async ({ page }) => {
    await page.goto('/fr/offline/');
    await opener(page, 'Rechercher').click();
    await expect(page).toHaveURL('/fr/search/');
    await expect(page.getByRole('main').getByRole('textbox')).toBeHidden();
    await expect(page.getByRole('main').locator('noscript p')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Contre-jour' }).first().click();
    await expect(page).toHaveURL(/\/fr\/event\/Contre-jour\//);
  });
});
