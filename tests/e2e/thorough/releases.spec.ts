import type { Page } from '@playwright/test';
import { type Pack, packPath } from '../../../src/domain/archive/pack.ts';
import { twoReleases } from '../support/later-release.ts';
import { onePageOfEachKind, openAll } from '../support/open-all.ts';
import { test } from '../support/own-site.ts';
import { expect } from '../support/test.ts';
import { beginningOf, wordsOf } from '../support/words.ts';

test.use({ serviceWorkers: 'allow' });

const t = wordsOf('fr');

const panel = async (page: Page, url: string) => {
  await page.goto(`${url}/fr/edition/2014/`);
  await page.getByText(t('keep.title')).click();
  return page.getByRole('main').locator('details', { hasText: t('keep.title') });
};

test('an edition kept under one release stays readable under the next, and nothing of it is fetched again, even if another edition has news', async ({
  page,
  context,
  site,
}) => {
  const listed = (await (await fetch(site.url + packPath(2014, 'fr'))).json()) as Pack;
  const { built, later } = await twoReleases(listed);
  expect(later.pack.version).not.toBe(built.pack.version);
  expect(later.pack.content).toBe(built.pack.content);

  site.publish(built.release);
  const keep = await panel(page, site.url);
  await keep.getByRole('button', { name: beginningOf(t('keep.start')) }).click();
  await expect(keep.getByRole('status')).toHaveText(t('keep.done'), { timeout: 60_000 });

  site.publish(later.release);
  const asked = site.asked.length;
  const again = await panel(page, site.url);
  await expect(again.getByText(t('keep.change'))).toBeVisible();
  await expect(again.getByRole('status')).toHaveText(t('keep.done'));
  await expect(again.getByRole('button', { name: beginningOf(t('keep.update')) })).toHaveCount(0);
  const pages = new Set(built.pack.pages.map(({ path }) => path));
  expect(site.asked.slice(asked).filter((path) => pages.has(encodeURI(path)))).toEqual(['/fr/edition/2014/']);

  await site.close();
  await context.setOffline(true);
  const oneOfEach = onePageOfEachKind(built.pack);
  expect(oneOfEach.length).toBeGreaterThan(5);
  expect(await openAll(page, oneOfEach)).toEqual([]);
  // The code is that of the release under which the edition was kept.
  await page.goto(`${site.url}/fr/program/2014/`);
  const type = page.getByRole('main').locator('a[data-type]').first();
  await type.click();
  await expect(type).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/\?type=/);
});
