import { withoutTiles } from './support/map.ts';
import { selectionColours } from './support/selection-colours.ts';
import { expect, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

// The map then jumps to a venue without animation.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const t = wordsOf('en');

test('“Near me” sorts the venues by walking time, and so does the popup of a venue', async ({
  page,
  context,
}) => {
  const tiles = await withoutTiles(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
  await context.grantPermissions(['geolocation']);
  // Near a venue that is not the first on the page.
  await context.setGeolocation({ latitude: 36.7958, longitude: 10.18056, accuracy: 24 });
  await page.goto('/en/map/');
  const list = page.getByRole('list', { name: t('map.places') });
  const names = list.getByRole('heading', { level: 2 });
  const first = await names.allTextContents();
  const near = page.getByRole('button', { name: t('now.near') });
  await near.click();
  const said = page.getByRole('status').filter({ hasText: t('walk.fromHere') });
  await expect(said).toContainText('within 30 m');
  await page.emulateMedia({ forcedColors: 'active' });
  const [highlight] = await selectionColours(page);
  await expect(near).toHaveCSS('background-color', highlight);
  await page.emulateMedia({ forcedColors: 'none' });
  await expect(names.first()).toHaveText('Tunis Railway Station');
  await expect(list.getByText(/^\d+\smin walk$/).first()).toHaveText('2 min walk');
  await expect(page.getByRole('img', { name: t('places.youAreHere') }).first()).toBeVisible();
  await page.getByRole('button', { name: t('map.show') }).click();
  await expect(page.locator('.map-self')).toBeVisible();
  // The visitor's position stays on the device: the tiles are the same for everybody.
  expect(asked.filter((one) => /36\.80|10\.16/.test(one))).toEqual([]);
  expect(new Set(tiles.map((tile) => new URL(tile).pathname.split('/')[1]))).toEqual(new Set(['11']));

  await page.getByRole('button', { name: t('places.mapOrder') }).click();
  expect(await names.allTextContents()).toEqual(first);
  await page.getByRole('link', { name: /^17 Locate/ }).click();
  await page
    .locator('.leaflet-popup')
    .getByRole('button', { name: t('map.onFootFromHere') })
    .click();
  await expect(list.getByText(t('walk.here'))).toHaveCount(1);
  await expect(page.locator('#near')).toBeFocused();
});
