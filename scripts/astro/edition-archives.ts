import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { linkArchives } from '../archive/link-archives.ts';
import { sourceOf } from '../archive/edition-source.ts';
import { writeArchives } from '../archive/write-archives.ts';
import { type Pack, roomOf } from '../../src/domain/archive/pack.ts';
import { isPast } from '../../src/domain/edition/editions.ts';
import type { Edition } from '../../src/domain/model/festival.ts';
import { pagePath } from '../../src/i18n/paths.ts';
import { clockFrom } from '../../src/site/clock.ts';
import type { Environment } from '../../src/site/environment.ts';
import { festivalMoment } from '../../src/site/festival-moment.ts';
import { pinnedNow } from '../../src/site/build-environment.ts';
import { repacked } from './edition-packs/pack-of-edition.ts';
import type { SiteFiles } from './edition-packs/site-files.ts';
import { pageFile } from './site-tree.ts';

const FOLDER = 'archives';
const MEGABYTE = 1_000_000;
/** Largest edition, in one language, that each build archives: archives are made in memory. */
const MOST_BYTES = 100 * MEGABYTE;

export function editionArchives(environment: Environment, dist: string, files: SiteFiles) {
  const { SITE_NAME: siteName, SITE_SLUG: slug, SITE_URL: siteUrl } = environment;
  const now = festivalMoment(clockFrom(pinnedNow(environment))());
  const tooLarge: number[] = [];
  const cost = { editions: 0, bytes: 0, milliseconds: 0 };
  return {
    /**
     * Writes an edition that is over as files to be carried away, and names them with their sizes on its page.
     * @returns its packs, which measure that page; null where nothing was written.
     */
    write: async (edition: Edition, packs: readonly Pack[]): Promise<Pack[] | null> => {
      if (!isPast(edition, now)) return null;
      if (packs.some(({ files: kept }) => roomOf(kept) > MOST_BYTES)) {
        tooLarge.push(edition.year);
        return null;
      }
      const start = performance.now();
      const source = sourceOf(packs, { dist, siteUrl, siteName });
      const written = await writeArchives(source, { folder: join(dist, FOLDER), slug });
      const archives = written.map(({ file, bytes }) => ({ href: `/${FOLDER}/${basename(file)}`, bytes }));
      const completed: Pack[] = [];
      for (const pack of packs) {
        const path = pagePath(pack.lang, 'edition', edition.year);
        const page = pageFile(dist, path);
        writeFileSync(page, linkArchives(readFileSync(page, 'utf8'), archives, pack.lang));
        completed.push(await repacked(pack, path, files));
      }
      cost.editions += 1;
      cost.bytes += archives.reduce((sum, { bytes }) => sum + bytes, 0);
      cost.milliseconds += performance.now() - start;
      return completed;
    },
    /** Log lines: archives written, their cost, and editions left to `npm run archive`. */
    told: (): string[] => [
      `${cost.editions} past editions as ZIP and WACZ: ${(cost.bytes / MEGABYTE).toFixed(1)} MB in ` +
        `${(cost.milliseconds / 1000).toFixed(1)} s (ARCHIVES=off leaves them out)`,
      ...tooLarge.map(
        (year) =>
          `The edition of ${year} weighs more than ${MOST_BYTES / MEGABYTE} MB: \`npm run archive -- ${year}\` writes its archives`,
      ),
    ],
  };
}
