import { readFileSync, statSync } from 'node:fs';
import { brokenLinks, waczReader, zipReader } from '../archive/check-links.ts';
import { type EditionSource, editionSource, yearsIn } from '../archive/edition-source.ts';
import { writeArchives } from '../archive/write-archives.ts';
import { buildSite } from './support/build-site.ts';
import { requireBrowser } from './support/browser.ts';
import { Failure } from '../process/failure.ts';
import { ARCHIVES, DIST, SITE_CACHE } from './support/folders.ts';
import { withLock } from './support/lock.ts';
import { pullWithBackEnd } from './support/pull-festival.ts';
import { readSettings } from './support/settings.ts';
import { playwright } from './support/test-runners.ts';
import { step } from './support/steps.ts';

const MEGABYTE = 1_000_000;
const CHECK = '--check';

/**
 * `npm run archive -- 2022 [2020 …]`: writes editions as files to take home or to keep in a library, from a site that
 * is rebuilt if anything has changed. `--check` follows every link in the files, and opens those of the web archives in
 * ReplayWeb.page. It takes every edition if none is named.
 */
export async function archive(args: string[]): Promise<void> {
  const environment = readSettings();
  const isChecked = args.includes(CHECK);
  const named = args.filter((arg) => arg !== CHECK);
  await withLock('npm run archive', async () => {
    await step('Pull', () => pullWithBackEnd(environment, []));
    await step('Build', () => buildSite({ environment, dist: DIST, cache: SITE_CACHE }));
    const site = { dist: DIST, siteUrl: environment.SITE_URL, siteName: environment.SITE_NAME };
    const years = named.length === 0 && isChecked ? yearsIn(DIST).map(String) : named;
    const known = yearsIn(DIST).join(', ');
    if (years.length === 0)
      throw new Failure(`Which edition? Name one or more of ${known}: npm run archive -- 2022`);
    const sources = years.map((year) => editionSource(year, site));
    const broken: string[] = [];
    for (const source of sources) {
      const archives = await writeArchives(source, { folder: ARCHIVES, slug: environment.SITE_SLUG });
      for (const file of archives) {
        const size = (statSync(file).size / MEGABYTE).toFixed(1);
        console.log(`${file}: ${size} MB, of the data of ${source.date.toISOString()}`);
        if (isChecked) broken.push(...brokenIn(file, source));
      }
    }
    if (broken.length > 0)
      throw new Failure(`${broken.length} links in the archives open nothing:\n  ${broken.join('\n  ')}`);
    if (!isChecked) return;
    const env = {
      CHROMIUM_PATH: await requireBrowser(),
      DIST_UNDER_TEST: DIST,
      REPLAYED_EDITIONS: years.join(','),
      // The test needs no site: its setup neither builds nor serves one.
      SITE_UNDER_TEST: '',
    };
    const { failed } = await playwright(env, 'demo, thoroughly', ['replay.spec.ts']);
    if (failed > 0) throw new Failure('ReplayWeb.page could not open all of the web archives: see above.');
    console.log('Every link in them opens.');
  });
}

function brokenIn(file: string, source: EditionSource): string[] {
  const carrier = file.endsWith('.zip') ? zipReader : waczReader;
  return brokenLinks(carrier(readFileSync(file)), source).map((link) => `${file}: ${link}`);
}
