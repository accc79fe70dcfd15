import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { packOfEdition } from '../../../scripts/astro/edition-packs/pack-of-edition.ts';
import { type Pack, packPath } from '../../../src/domain/archive/pack.ts';
import type { Edition } from '../../../src/domain/model/festival.ts';
import { siteFilesOf } from '../../fixtures/site-files.ts';
import { onePageOfEachKind, openAll } from '../support/open-all.ts';
import { type Release, test } from '../support/own-site.ts';
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

const dist = (): string => process.env['DIST_UNDER_TEST'] ?? '';
const fileOf = (path: string): string =>
  join(dist(), decodeURIComponent(path.endsWith('/') ? `${path}index.html` : path));
const read = (path: string): string => readFileSync(fileOf(path), 'utf8');

/**
 * Returns the site as it was built, and a later release. In the later one the code of the programme’s filters has
 * another name, which every page of a programme contains, the worker is another one, and the search data has news of
 * another edition.
 * @param pack of the edition that is listed again in each release.
 */
async function twoReleases(pack: Pack) {
  const code = readdirSync(join(dist(), '_astro')).find((name) =>
    name.startsWith('ProgrammeFilters.island.'),
  );
  if (!code) throw new Error('The programme’s filters have no file of their own any more: choose other code');
  const renamed = 'ProgrammeFilters.island.later.js';
  const search = `/data/search/${pack.lang}.json`;
  const later: Release = (path) => {
    if (path === `/_astro/${code}`) return null;
    if (path === `/_astro/${renamed}`) return `${read(`/_astro/${code}`)}\n/* later */`;
    if (path === '/sw.js') return `${read(path)}\n/* later */`;
    if (path === search) return read(path).replace('"Contre-jour"', '"Contre-jour, demain"');
    return /(?:\/|\.js)$/.test(path) ? read(path).replaceAll(code, renamed) : undefined;
  };
  return { built: await published(pack, () => undefined), later: await published(pack, later) };
}

/** Returns a release with these files, with the pack of an edition by which devices keep it. */
async function published(pack: Pack, files: Release) {
  const pages = pack.pages.map(({ path, kind }) => ({ path: decodeURIComponent(path).slice(4, -1), kind }));
  const listed = await packOfEdition(
    {
      edition: { year: pack.edition } as Edition,
      lang: pack.lang,
      pages,
      redirects: [],
      siteName: pack.title.replace(/ \d+$/, ''),
      date: pack.date,
    },
    siteFilesOf((path) => files(path) ?? readFileSync(fileOf(path))),
  );
  const address = packPath(pack.edition, pack.lang);
  const release: Release = (path) => (path === address ? JSON.stringify(listed) : files(path));
  return { release, pack: listed };
}
