import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { linkArchives } from '../archive/link-archives.ts';
import { sourceOf } from '../archive/edition-source.ts';
import { writeArchives } from '../archive/write-archives.ts';
import type { Lang } from '../../src/domain/model/common.ts';
import type { Pack } from '../../src/domain/archive/pack.ts';
import { langs } from '../../src/i18n/lang.ts';
import { pagePath } from '../../src/i18n/paths.ts';
import type { Environment } from '../../src/site/environment.ts';
import { packsOfSite } from './edition-packs.ts';
import { pageFile } from './site-tree.ts';

/** Folder of the archives in the built site. */
const FOLDER = 'archives';

/** Writes every edition as files to be carried away, and names them with their sizes on the edition's page. */
export function editionArchives(environment: Environment): AstroIntegration {
  const { SITE_NAME: siteName, SITE_SLUG: slug, SITE_URL: siteUrl } = environment;
  return {
    name: 'edition-archives',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const dist = fileURLToPath(dir);
        const editions = await packsByYear(environment, dist);
        for (const [year, packs] of editions) {
          const source = sourceOf(packs, { dist, siteUrl, siteName });
          const written = await writeArchives(source, { folder: join(dist, FOLDER), slug });
          const archives = written.map(({ file, bytes }) => ({
            href: `/${FOLDER}/${basename(file)}`,
            bytes,
          }));
          for (const lang of langs) {
            const page = pageFile(dist, pagePath(lang, 'edition', year));
            writeFileSync(page, linkArchives(readFileSync(page, 'utf8'), archives, lang));
          }
        }
        logger.info(`${editions.size} editions archived`);
      },
    },
  };
}

async function packsByYear(environment: Environment, dist: string): Promise<Map<number, Record<Lang, Pack>>> {
  const packs: Pack[] = [];
  for await (const pack of packsOfSite(environment, dist)) packs.push(pack);
  const complete = packs
    .filter(({ lang }) => lang === 'fr')
    .flatMap((french) => {
      const english = packs.find(({ edition, lang }) => lang === 'en' && edition === french.edition);
      return english ? [[french.edition, { fr: french, en: english }] as const] : [];
    });
  return new Map(complete);
}
