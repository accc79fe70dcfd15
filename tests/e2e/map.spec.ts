import type { Page } from '@playwright/test';
import { dataPath } from '../../src/i18n/paths.ts';
import { withoutTiles } from './support/map.ts';
import { expect, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

// The map then jumps to a venue without animation, which is quick even on a busy machine.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const exhibition = 'Against the Light';
const palace = 'Kheireddine Palace';
const popup = (page: Page) => page.locator('.leaflet-popup');
const pins = (page: Page) => page.locator('.map-pin, .map-cluster');

const t = wordsOf('en');
const search = (page: Page) => page.getByRole('combobox', { name: t('map.searchLabel') });
const list = (page: Page) => page.getByRole('list', { name: t('map.places') });
const places = (page: Page) => page.getByRole('listbox', { name: t('map.places') });
const choose = async (page: Page): Promise<void> => {
  await search(page).fill('KHEIR');
  await page.getByRole('option', { name: palace }).click();
  await expect(popup(page)).toContainText(palace);
};

let tiles: string[];
test.beforeEach(async ({ page }) => {
  tiles = await withoutTiles(page);
});

test.describe('the map', () => {
  test.beforeEach(({ page }) => page.goto('/en/map/'));

  test('requests no tile before the visitor shows it, and works if no tile can be loaded', async ({
    page,
  }) => {
    await expect(list(page).getByRole('heading', { name: palace })).toBeVisible();
    await expect(page.getByRole('button', { name: t('map.show') })).toBeVisible();
    expect(tiles).toEqual([]);
    await page.getByRole('button', { name: t('map.show') }).click();
    await expect(page.getByRole('status').filter({ hasText: t('map.tilesFailed') })).toBeVisible();
    expect(tiles.length).toBeGreaterThan(0);
    await expect(pins(page).first()).toBeVisible();
    await expect(list(page).getByRole('heading', { name: palace })).toBeVisible();
  });

  test('lists its numbered places on focus, and finds them by a part of their name', async ({ page }) => {
    await search(page).focus();
    const found = places(page).getByRole('option');
    await expect(found).toHaveCount(18);
    await search(page).fill(palace.slice(0, 8).toUpperCase());
    await expect(found).toHaveCount(1);
    await search(page).fill('xqzwvk');
    await expect(page.getByText(t('map.noResult'))).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText(t('map.noResult'))).toBeHidden();
  });

  test('goes to the chosen place, and shows an event there until Escape, a click elsewhere or its close button', async ({
    page,
  }) => {
    await choose(page);
    await expect(places(page)).toBeHidden();
    const directions = popup(page).getByRole('link', { name: t('map.directions') });
    await expect(directions).toHaveAttribute('target', '_blank');
    await expect(directions).toHaveAttribute('href', /36\.8014.*10\.1698/);
    await expect(popup(page).getByRole('button', { name: t('map.closePopup') })).toBeVisible();
    const event = popup(page).getByRole('link', { name: exhibition, exact: true });
    const panel = page.getByRole('region', { name: exhibition, exact: true });
    await event.click();
    await expect(panel.getByRole('link', { name: t('map.openEvent') })).toHaveAttribute(
      'href',
      '/en/event/Contre-jour/?id=1',
    );
    await expect(panel).toContainText(t('map.speakers'));
    await panel.getByRole('button', { name: t('a11y.close') }).click();
    await expect(panel).toBeHidden();
    await event.click();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await choose(page);
    await event.click();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(panel).toBeHidden();
  });

  test('enters and leaves full screen, by its button or Escape, and Tab stays inside it', async ({
    page,
  }) => {
    await page.getByRole('button', { name: t('map.show') }).click();
    await page.getByRole('button', { name: t('map.enterFullscreen') }).press('Enter');
    const full = page.locator('.map-full');
    expect(await full.boundingBox()).toMatchObject({ x: 0, y: 0, ...page.viewportSize() });
    await expect(page.getByRole('button', { name: t('map.exitFullscreen') })).toBeFocused();
    // More tab stops than the map has. Between the last and the first, the browser's own bar may have the focus.
    for (let stop = 0; stop < 25; stop += 1) {
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus:not(.map-full *)')).toHaveCount(0);
    }
    await page.keyboard.press('Escape');
    await expect(full).toHaveCount(0);
    await page.getByRole('button', { name: t('map.enterFullscreen') }).click();
    await page.getByRole('button', { name: t('map.exitFullscreen') }).click();
    await expect(page.getByRole('button', { name: t('map.enterFullscreen') })).toBeFocused();
  });

  test('distinguishes a group of venues from a single venue by look and by name', async ({ page }) => {
    await page.getByRole('button', { name: t('map.show') }).click();
    const map = page.getByRole('region', { name: t('map.title') });
    const group = map.getByRole('button', { name: /^\d+ (lieux, agrandir|venues, zoom in)$/ }).first();
    await expect(group).toContainText(t('map.venues'));
    await expect(
      map.getByRole('button', { name: /^\d+ \p{L}.+, \d+ (événements?|events?)$/u }).first(),
    ).toBeVisible();
  });
});

test('only the last chosen place opens, however fast the visitor chooses', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/fr/map/');
  await page.getByRole('button', { name: 'Afficher la carte' }).click();
  await expect(pins(page).first()).toBeVisible();
  const opened = await page.evaluateHandle(() => {
    const names: (string | null)[] = [];
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof Element && node.matches('.leaflet-popup'))
          names.push(node.getAttribute('aria-label'));
    }).observe(document.querySelector('.leaflet-popup-pane') ?? document.body, { childList: true });
    return names;
  });
  await page.evaluate(() => {
    for (const link of document.querySelectorAll<HTMLElement>('ol [data-focus-place]')) {
      if (['1', '9'].includes(link.textContent.trim())) link.click();
    }
  });
  await expect(popup(page)).toContainText('Avenue Habib-Bourguiba');
  expect(await opened.jsonValue()).toEqual(['Avenue Habib-Bourguiba']);
});

// `tests/unit/stores/map-filter.test.ts` tests the kind of events, and the history.
test('the map shows the venues of the chosen day, also after a reload', async ({ page }) => {
  await page.goto('/en/map/');
  const show = page.getByRole('button', { name: t('map.show') });
  const day = page.getByRole('combobox', { name: t('map.day'), exact: true });
  await show.click();
  await day.selectOption('2024-10-21');
  await expect(page).toHaveURL('/en/map/?day=2024-10-21');
  await expect(pins(page).first()).toBeVisible();
  const onThatDay = await pins(page).allTextContents();
  await page.reload();
  await show.click();
  await expect(day).toHaveValue('2024-10-21');
  await expect.poll(() => pins(page).allTextContents()).toEqual(onThatDay);
  await day.selectOption('');
  await expect.poll(() => pins(page).allTextContents()).not.toEqual(onThatDay);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('choosing a place scrolls to the map', async ({ page }) => {
    await page.goto('/fr/map/');
    await page.getByRole('link', { name: /^17 Situer/ }).click();
    await expect(page.locator('.map-box')).toBeInViewport();
    await expect(popup(page)).toBeVisible();
  });
});

test('a map that could not be fetched is requested again', async ({ page }) => {
  const details = (url: URL): boolean => url.pathname === dataPath('fr', 'map');
  await page.route(details, (route) => route.abort('internetdisconnected'));
  await page.goto('/fr/map/');
  const show = page.getByRole('button', { name: 'Afficher la carte' });
  await show.click();
  await expect(page.getByRole('alert').filter({ hasText: 'n’a pas pu être chargée' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^1, Palais Kheireddine, \d+ événements$/ })).toBeVisible();
  await page.unroute(details);
  await show.click();
  await expect(pins(page).first()).toBeVisible();
});
