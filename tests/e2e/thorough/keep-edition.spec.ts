import type { Page } from '@playwright/test';
import { editionCache, type Pack, packPath } from '../../../src/domain/archive/pack.ts';
import { languages } from '../../../src/domain/model/language-table.ts';
import { onePageOfEachKind, openAll } from '../support/open-all.ts';
import { test } from '../support/own-site.ts';
import { expect } from '../support/test.ts';
import { beginningOf, type Lang, wordsOf } from '../support/words.ts';

test.use({ serviceWorkers: 'allow' });

const t = wordsOf('fr');

async function openChoices(page: Page): Promise<void> {
  await page.getByText(t('keep.title')).click();
}

const packOf = (site: { url: string }, year: number, lang: Lang): Promise<Pack> =>
  fetch(site.url + packPath(year, lang)).then((answer) => answer.json() as Promise<Pack>);

test('an edition kept in both languages opens completely without a network, says what is unavailable, and can be removed', async ({
  page,
  context,
  site,
}) => {
  const packs = await Promise.all([packOf(site, 2014, 'fr'), packOf(site, 2014, 'en')]);
  await page.goto(`${site.url}/fr/edition/2014/`);
  await openChoices(page);
  await page.getByRole('checkbox', { name: languages.en.name }).check();
  await page.getByRole('button', { name: beginningOf(t('keep.start')) }).click();
  await expect(page.getByRole('status').filter({ hasText: t('keep.done') })).toBeVisible({ timeout: 60_000 });
  await site.close();
  await context.setOffline(true);

  // `tests/build/links.test.ts` tests that the packs have every page of an edition.
  const oneOfEach = packs.flatMap(onePageOfEachKind);
  expect(oneOfEach.length).toBeGreaterThan(10);
  expect(await openAll(page, oneOfEach)).toEqual([]);

  await page.reload();
  const main = page.getByRole('main');
  await main.getByRole('link', { name: t('edition.programme').replace('{year}', '2014') }).click();
  await main.getByRole('link', { name: 'Douze chambres' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Douze chambres');

  // A venue's sheet shows what is on there now: for a past edition the map opens at the venue instead.
  const notices = page.getByRole('region', { name: t('a11y.notices') });
  const where = main.getByRole('complementary').locator('a[href*="/venue/"]').first();
  await where.click();
  await expect(page).toHaveURL(/\/fr\/map\/\d+\/#/);
  await expect(notices).toContainText(t('offline.sheetOnMap'));
  await page.goBack();

  const out = page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('contact.title') })
    .first();
  await expect(out).toHaveAccessibleDescription(t('offline.away'));
  await out.click();
  await expect(notices).toContainText(t('offline.awayText').replace(/.*\}/s, ''));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Douze chambres');

  // The list from A to Z is of another edition, which is not on the device: it is not offered.
  await page.goto(`${site.url}/fr/search/`);
  await expect(main.locator('a[data-unavailable]').first()).toBeAttached();
  await expect(page.locator('#browse')).toBeHidden();

  await page.goto(`${site.url}/fr/offline/`);
  const kept = main.getByRole('article').filter({ hasText: 'Dhaw 2014' });
  await expect(kept).toContainText(`${packs[0].pages.length} pages`);
  await kept.getByRole('button', { name: t('keep.remove') }).click();
  await expect(kept.getByRole('status')).toContainText(beginningOf(t('keep.freed')));
  expect(await page.evaluate(() => caches.keys())).not.toContain(editionCache(2014, 'fr'));
});

test('a paused download resumes after its tab was closed, and fetches nothing again that had arrived', async ({
  page,
  context,
  site,
}) => {
  const { files } = await packOf(site, 2014, 'fr');
  // The download cannot end before it is paused.
  const answer = site.hold('/fr/program/2014/');
  await page.goto(`${site.url}/fr/edition/2014/`);
  await openChoices(page);
  await page.getByRole('button', { name: beginningOf(t('keep.start')) }).click();
  await expect
    .poll(() =>
      page.getByRole('progressbar').evaluate((bar) => bar instanceof HTMLProgressElement && bar.value),
    )
    .toBeGreaterThan(100_000);
  await page.getByRole('button', { name: t('keep.pause') }).click();
  await expect(page.getByRole('status').filter({ hasText: t('keep.paused') })).toBeVisible();
  await page.close();
  answer();

  const next = await context.newPage();
  await next.goto(`${site.url}/fr/offline/`);
  await next.getByRole('button', { name: beginningOf(t('keep.resume')) }).click();
  await expect(next.getByRole('status').filter({ hasText: t('keep.done') })).toBeVisible({ timeout: 60_000 });
  // Only pages of events are counted: pages request code and pictures too. Requests cut off by the pause are repeated.
  const events = files.map(({ path }) => path).filter((path) => path.startsWith('/fr/event/'));
  const counts = events.map(
    (path) => site.asked.filter((asked) => encodeURI(asked) === path || asked === path).length,
  );
  expect(counts.filter((count) => count < 1)).toEqual([]);
  expect(counts.filter((count) => count > 1).length).toBeLessThanOrEqual(5);
});
