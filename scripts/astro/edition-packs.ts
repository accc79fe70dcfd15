import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { readSnapshot } from '../../src/content/snapshot.ts';
import { editionPages } from '../../src/domain/archive/edition-pages.ts';
import { type Pack, packPath } from '../../src/domain/archive/pack.ts';
import { currentEdition, editionByYear } from '../../src/domain/edition/editions.ts';
import { slugsOfEvents } from '../../src/domain/event/event-slugs.ts';
import type { Edition, Festival } from '../../src/domain/model/festival.ts';
import { langs } from '../../src/i18n/lang.ts';
import type { Environment } from '../../src/site/environment.ts';
import { snapshotFolder } from '../../src/site/snapshot-folder.ts';
import { packOfEdition } from './edition-packs/pack-of-edition.ts';
import { siteFiles } from './edition-packs/site-files.ts';
import { aliases, formerAddresses } from './redirects.ts';
import { pagePathsIn } from './site-tree.ts';

/** Writes for every edition and language the list of what is to be kept of it. Comes last: it measures every file. */
export function editionPacks(environment: Environment): AstroIntegration {
  return {
    name: 'edition-packs',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const dist = fileURLToPath(dir);
        let written = 0;
        for await (const pack of packsOfSite(environment, dist)) {
          const file = join(dist, packPath(pack.edition, pack.lang));
          mkdirSync(dirname(file), { recursive: true });
          writeFileSync(file, JSON.stringify(pack));
          written += 1;
        }
        logger.info(`${written} editions to be kept`);
      },
    },
  };
}

/** The packs of a built site: one for each year with an edition, in each language. */
export async function* packsOfSite(environment: Environment, dist: string): AsyncGenerator<Pack> {
  const { festival, manifest } = readSnapshot(snapshotFolder(environment));
  const currentId = currentEdition(festival.editions, environment.CURRENT_YEAR).id;
  const slugs = slugsOfEvents([...festival.events, ...festival.withdrawn]);
  const redirects = [...aliases(environment), ...formerAddresses(environment)];
  const files = siteFiles(dist);
  for (const lang of langs) {
    const built = pagePathsIn(dist, lang);
    for (const edition of editionsByYear(festival)) {
      const pages = editionPages(edition, { festival, slugs, currentId, built });
      yield await packOfEdition(
        {
          edition,
          lang,
          pages,
          redirects,
          siteName: environment.SITE_NAME,
          date: manifest.pulledAt,
        },
        files,
      );
    }
  }
}

/** One edition of each year, the one that has its address; one that was withdrawn keeps its own. */
function editionsByYear({ editions, withdrawnEditions }: Festival): Edition[] {
  const all = [...editions, ...withdrawnEditions];
  const years = [...new Set(all.map(({ year }) => year))].toSorted();
  return years.flatMap(
    (year) => editionByYear(editions, year) ?? editionByYear(withdrawnEditions, year) ?? [],
  );
}
