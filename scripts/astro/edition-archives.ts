import { readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { packsIn, writePack } from '../archive/edition-source.ts';
import { linkArchives } from '../archive/link-archives.ts';
import { archiveFiles } from '../archive/write-archives.ts';
import { replaceFile } from '../files/replace-file.ts';
import { exitingWithParent, runNode } from '../process/processes.ts';
import { totalBytes } from '../../src/domain/archive/pack.ts';
import { isPast } from '../../src/domain/edition/editions.ts';
import type { Edition } from '../../src/domain/model/festival.ts';
import { pagePath } from '../../src/i18n/paths.ts';
import { clockFrom } from '../../src/site/clock.ts';
import type { Environment } from '../../src/site/environment.ts';
import { festivalMoment } from '../../src/site/festival-moment.ts';
import { pinnedNow } from '../../src/site/build-environment.ts';
import { repacked } from './edition-packs/pack-of-edition.ts';
import { siteFiles } from './edition-packs/site-files.ts';
import { pageFile } from './site-tree.ts';
import { Failure } from '../process/failure.ts';

const FOLDER = 'archives';
const MEGABYTE = 1_000_000;
/** Size of the largest edition, in one language, that a build archives: archives are made in memory. */
const MAX_BYTES = 100 * MEGABYTE;

export function editionArchives(environment: Environment, dist: string) {
  const files = siteFiles(dist);
  const now = festivalMoment(clockFrom(pinnedNow(environment))());
  const tooLarge: number[] = [];
  const cost = { editions: 0, bytes: 0 };
  return {
    /**
     * Writes the archives of an edition if it is past and its packs are in the site. Lists the archives with their sizes
     * on its page, and the new measures of that page in its packs.
     */
    write: async (edition: Edition): Promise<void> => {
      if (!isPast(edition, now)) return;
      const packs = packsIn(dist, edition.year);
      if (packs.some(({ files: kept }) => totalBytes(kept) > MAX_BYTES)) {
        tooLarge.push(edition.year);
        return;
      }
      const folder = join(dist, FOLDER);
      // A separate process has its own memory, and as many editions are written at once as there are cores.
      const args = exitingWithParent('scripts/archive/main.ts', dist, String(edition.year), folder);
      if ((await runNode(args)) !== 0)
        throw new Failure(`The archives of the edition of ${edition.year} could not be written: see above.`);
      const archives = archiveFiles(edition.year, { folder, slug: environment.SITE_SLUG }).map((file) => ({
        href: `/${FOLDER}/${basename(file)}`,
        bytes: statSync(file).size,
      }));
      for (const pack of packs) {
        const path = pagePath(pack.lang, 'edition', edition.year);
        const page = pageFile(dist, path);
        await replaceFile(page, linkArchives(readFileSync(page, 'utf8'), archives, pack.lang));
        await writePack(dist, await repacked(pack, path, files));
      }
      cost.editions += 1;
      cost.bytes += archives.reduce((sum, { bytes }) => sum + bytes, 0);
    },
    /** Log lines: archives written, their size, and editions left to `npm run archive`. */
    logLines: (): string[] => [
      `${cost.editions} past editions as ZIP and WACZ: ${(cost.bytes / MEGABYTE).toFixed(1)} MB ` +
        '(ARCHIVES=off leaves them out)',
      ...tooLarge.map(
        (year) =>
          `The edition of ${year} weighs more than ${MAX_BYTES / MEGABYTE} MB: \`npm run archive -- ${year}\` writes its archives`,
      ),
    ],
  };
}
