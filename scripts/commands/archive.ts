import { editionSource, NoSuchEdition, yearsIn } from '../archive/edition-source.ts';
import { writeArchives } from '../archive/write-archives.ts';
import { buildSite } from './support/build-site.ts';
import { withBackEnd } from './support/embedded-api.ts';
import { Failure } from './support/failure.ts';
import { ARCHIVES, DIST, SITE_CACHE } from './support/folders.ts';
import { withLock } from './support/lock.ts';
import { pullFestival } from './support/pull-festival.ts';
import { readSettings } from './support/settings.ts';
import { step } from './support/steps.ts';

const MEGABYTE = 1_000_000;

/**
 * `npm run archive -- 2022 [2020 …]`: writes editions as files to be taken home or kept by a library, from a site that is
 * built anew if anything has changed.
 */
export async function archive(years: string[]): Promise<void> {
  const environment = readSettings();
  await withLock('npm run archive', async () => {
    await step('Pull', () => withBackEnd(environment, (overrides) => pullFestival(overrides, [])));
    await step('Build', () => buildSite({ environment, dist: DIST, cache: SITE_CACHE }));
    const site = { dist: DIST, siteUrl: environment.SITE_URL, siteName: environment.SITE_NAME };
    if (years.length === 0)
      throw new Failure(
        `Which edition? Name one or more of ${yearsIn(DIST).join(', ')}: npm run archive -- 2022`,
      );
    const sources = years.map((year) => asFailure(() => editionSource(year, site)));
    for (const source of sources) {
      const archives = await writeArchives(source, { folder: ARCHIVES, slug: environment.SITE_SLUG });
      for (const { file, bytes } of archives)
        console.log(
          `${file}: ${(bytes / MEGABYTE).toFixed(1)} MB, of the data of ${source.date.toISOString()}`,
        );
    }
  });
}

/** A wrong year is the user's to mend. */
function asFailure<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof NoSuchEdition ? new Failure(error.message) : error;
  }
}
