import type { Page } from '@playwright/test';
import { type Pack, packPath } from '../../src/domain/archive/pack.ts';
import { crawl, onePageOfEachKind } from './support/crawl.ts';
import { twoReleases } from './support/later-release.ts';
import { test } from './support/own-site.ts';
import { expect } from './support/test.ts';
import { wordsOf } from './support/words.ts';

test.use({ serviceWorkers: 'allow' });

const t = wordsOf('fr');
const beginningOf = (key: string): string => t(key).replace(/\{.*/s, '');

const panel = async (page: Page, url: string) => {
  await page.goto(`${url}/fr/edition/2014/`);
  await page.getByText(t('keep.title')).click();
  return page.getByRole('main').locator('details', { hasText: t('keep.title') });
};

for (const { title, isKeptLater } of [
  { title: 'an edition kept under one release stays readable under the next', isKeptLater: false },
  {
    title: 'an edition kept under a release that is withdrawn stays readable under the previous one',
    isKeptLater: true,
  },
])
  test(`${title}, and nothing of it is fetched again, even if another edition has news`, async ({
    page,
    context,
    site,
  }) => {
    const listed = (await (await fetch(site.url + packPath(2014, 'fr'))).json()) as Pack;
    const { built, later } = await twoReleases(listed);
    expect(later.pack.version).not.toBe(built.pack.version);
    expect(later.pack.content).toBe(built.pack.content);
    const [first, second] = isKeptLater ? [later, built] : [built, later];

    site.publish(first.release);
    const keep = await panel(page, site.url);
    await keep.getByRole('button', { name: beginningOf('keep.start') }).click();
    await expect(keep.getByRole('status')).toHaveText(t('keep.done'), { timeout: 60_000 });

    site.publish(second.release);
    const asked = site.asked.length;
    const again = await panel(page, site.url);
    await expect(again.getByText(t('keep.change'))).toBeVisible();
    await expect(again.getByRole('status')).toHaveText(t('keep.done'));
    await expect(again.getByRole('button', { name: beginningOf('keep.update') })).toHaveCount(0);
    const pages = new Set(first.pack.pages.map(({ path }) => path));
    expect(site.asked.slice(asked).filter((path) => pages.has(encodeURI(path)))).toEqual([
      '/fr/edition/2014/',
    ]);

    await site.close();
    await context.setOffline(true);
    const oneOfEach = onePageOfEachKind(first.pack);
    expect(oneOfEach.length).toBeGreaterThan(5);
    expect((await crawl(page, oneOfEach, [])).lost).toEqual([]);
    // The code is that of the release under which the edition was kept.
    await page.goto(`${site.url}/fr/program/2014/`);
    const type = page.getByRole('main').locator('a[data-type]').first();
    await type.click();
    await expect(type).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL(/\?type=/);
  });
