import type { Page } from '@playwright/test';
import { withoutTiles } from './support/map.ts';
import { expect, test } from './support/test.ts';

// The map then jumps to a venue without animation, which is quick even on a busy machine.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('the map by keyboard alone', () => {
  const search = (page: Page) => page.getByRole('combobox', { name: 'Rechercher un lieu' });
  const palacePin = (page: Page) =>
    page.getByRole('button', { name: /^1 Palais Kheireddine, \d+ événements$/ });

  test.beforeEach(async ({ page }) => {
    await withoutTiles(page);
    await page.goto('/fr/map/');
  });

  test('the map gets the focus from the button that showed it', async ({ page }) => {
    await page.getByRole('button', { name: 'Afficher la carte' }).press('Enter');
    await expect(page.getByRole('region', { name: 'Carte des lieux' })).toBeFocused();
  });

  test('arrow keys go through the list of places in a loop, and Escape closes it', async ({ page }) => {
    const places = page.getByRole('listbox', { name: 'Liste des lieux' });
    const reached = places.getByRole('option', { selected: true });
    await search(page).focus();
    await expect(places).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(reached).toHaveText(/^1 /);
    await page.keyboard.press('ArrowUp');
    await expect(reached).toHaveText(/^17 /);
    await expect(reached).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(places).toBeHidden();
    await expect(search(page)).toBeFocused();
  });

  test('the chosen place gets the focus, Escape moves it to its pin, and Space opens the place again', async ({
    page,
  }) => {
    await search(page).fill('kheir');
    await expect(page.getByRole('option', { name: '1 Palais Kheireddine' })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const opened = page.getByRole('dialog', { name: 'Palais Kheireddine' });
    // The code of the map is loaded only now.
    await expect(opened.locator(':focus')).toBeVisible({ timeout: 15_000 });
    for (const link of ['Palais Kheireddine', 'S’y rendre']) {
      await page.keyboard.press('Tab');
      await expect(opened.getByRole('link', { name: link })).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await expect(opened).toHaveCount(0);
    await expect(palacePin(page)).toBeFocused();
    // The name may cover other pins: Escape hides it too, until the pin is reached anew.
    const name = palacePin(page).locator('.map-pin-name');
    await expect(name).toHaveCSS('opacity', '1');
    await page.keyboard.press('Escape');
    await expect(name).toHaveCSS('opacity', '0');
    await expect(palacePin(page)).toBeFocused();
    await page.keyboard.press('Space');
    await expect(opened.locator(':focus')).toBeVisible();
    await opened.getByRole('button', { name: 'Fermer la fenêtre' }).press('Enter');
    await expect(palacePin(page)).toBeFocused();
  });

  test('the panel of an event returns the focus to its link', async ({ page }) => {
    await search(page).fill('kheir');
    await expect(page.getByRole('option', { name: '1 Palais Kheireddine' })).toBeVisible();
    await page.keyboard.press('Enter');
    const event = page.getByRole('dialog').getByRole('link', { name: 'Contre-jour', exact: true });
    await event.press('Enter');
    await expect(page.getByRole('region', { name: 'Contre-jour', exact: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(event).toBeFocused();
  });
});
