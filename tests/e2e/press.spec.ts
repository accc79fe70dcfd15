import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const PHONE = { width: 390, height: 844 };

const select = (page: Page, words: string) => page.getByRole('checkbox', { name: words });

/** Selects two pictures of the press desk, and downloads them. */
async function downloadTwo(page: Page): Promise<void> {
  await page.goto('/fr/press/2024/');
  await select(page, 'Chenini, vent d’est').check();
  await select(page, 'Dernier rang, boulangerie').check();
  await page.getByRole('button', { name: wordsOf('fr')('press.zip'), exact: true }).click();
}

async function contentOfZip(page: Page, press: () => Promise<void>): Promise<Record<string, Uint8Array>> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  expect(download.suggestedFilename()).toBe('dhaw-2024-presse.zip');
  return unzipSync(await readFile(await download.path()));
}

test('a journalist with a phone reaches the press desk from the home page and the menu, finds the contact near the top, uses the contents, and copies a hundred words', async ({
  page,
  context,
}) => {
  const t = wordsOf('fr');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize(PHONE);
  await page.goto('/fr/');
  const fromHome = page
    .getByRole('main')
    .getByRole('link', { name: t('press.kit').replace('{year}', '2024') });
  await expect(fromHome).toHaveAttribute('href', '/fr/press/2024/');
  const bar = page.getByRole('banner');
  for (const opener of [t('nav.menu'), 'Presse et contact'])
    await bar.locator('summary').filter({ hasText: opener }).first().click();
  await bar.getByRole('link', { name: 'Espace presse' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('press.title'));
  const mail = page.getByRole('main').locator('a[href^="mailto:"]').first();
  const below = await mail.evaluate((link) => link.getBoundingClientRect().top + scrollY);
  expect(below).toBeLessThan(2 * PHONE.height);
  const contents = page.getByRole('navigation', { name: t('press.contents') });
  await contents.getByRole('link', { name: t('press.pictures') }).press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: t('press.pictures') })).toBeInViewport();
  const text = page.locator('#presentation-medium');
  await page.getByRole('button', { name: '108 mots' }).click();
  await expect(page.getByRole('status').filter({ hasText: t('press.copied') })).toHaveCount(1);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await text.innerText());
});

test('three pictures are downloaded by keyboard as a ZIP with their credits in both languages', async ({
  page,
}) => {
  const t = wordsOf('en');
  await page.goto('/en/press/2024/');
  for (const title of ['Chenini, east wind', 'The stand, after the match', 'Last in line, the bakery'])
    await select(page, title).press('Space');
  await expect(page.getByText('3 pictures selected, about')).toBeVisible();
  // What gets the focus is above the panel that stays at the foot of the screen, if the screen has room for it.
  const panel = page.locator('[data-zip]');
  const room = () =>
    page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom));
  expect(await room()).toBeGreaterThanOrEqual((await panel.boundingBox())?.height ?? Infinity);
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(panel).toHaveCSS('position', 'static');
  const files = await contentOfZip(page, () =>
    page.getByRole('button', { name: t('press.zip') }).press('Enter'),
  );
  expect(Object.keys(files)).toHaveLength(4);
  const credits = strFromU8(files['credits.txt'] ?? new Uint8Array());
  for (const words of [
    'Photo : Sirine Haouas',
    'Photo: Sirine Haouas',
    '/fr/event/',
    '/en/event/',
    'Free for',
  ])
    expect(credits.replaceAll('\u00a0', ' ')).toContain(words);
  const [picture] = Object.entries(files).filter(([name]) => name.includes('chenini'));
  expect(picture?.[0]).toMatch(/^dhaw-2024-chenini-vent-d-est-sirine-haouas\.jpg$/);
  expect([...(picture?.[1].subarray(0, 2) ?? [])]).toEqual([0xff, 0xd8]);
});

test('a picture that cannot be fetched is named; the selection stays, and another try fetches it', async ({
  page,
}) => {
  const t = wordsOf('fr');
  await page.route('**/*boulangerie*', (route) => route.abort());
  await downloadTwo(page);
  await expect(page.getByText(t('press.zip.failed'))).toBeVisible();
  await expect(
    page.getByRole('listitem').filter({ hasText: /^Dernier rang, boulangerie.*le réseau ne répond pas/ }),
  ).toBeVisible();
  await page.unroute('**/*boulangerie*');
  const files = await contentOfZip(page, () => page.getByRole('button', { name: t('retry') }).click());
  expect(Object.keys(files)).toHaveLength(3);
  await expect(select(page, 'Dernier rang, boulangerie')).toBeChecked();
});

test('a page that is older than the site’s files says so instead of making an incomplete ZIP', async ({
  page,
}) => {
  const t = wordsOf('fr');
  await page.route('**/data/press/2024.json', async (route) => {
    const answer = await route.fetch();
    const list = (await answer.json()) as { pictures: { path: string }[] };
    const pictures = list.pictures.filter(({ path }) => !path.includes('boulangerie'));
    await route.fulfill({ response: answer, json: { ...list, pictures } });
  });
  await downloadTwo(page);
  await expect(page.getByText(t('press.zip.outdated'))).toBeVisible();
});

test('a picture without a credit is not selected with all the others', async ({ page }) => {
  const t = wordsOf('fr');
  await page.goto('/fr/press/2024/');
  await page.getByRole('button', { name: t('press.selectAll') }).click();
  await expect(page.locator('[data-bytes]:not([data-uncredited], :checked)')).toHaveCount(0);
  await expect(page.locator('[data-uncredited]:checked')).toHaveCount(0);
});

test('the word of a copy button is not broken next to a name with a long word on a phone of 320 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/fr/press/2024/');
  const curator = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Copier Rim' }) });
  await curator
    .getByRole('heading')
    .getByRole('link')
    .evaluate((name) => (name.textContent = 'Rim Electrophotoluminescence'));
  const label = curator.getByText(wordsOf('fr')('press.copy'), { exact: true });
  expect(await label.evaluate((words) => words.getClientRects().length)).toBe(1);
});
