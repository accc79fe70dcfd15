import { join } from 'node:path';
import { readSnapshot } from '../../../src/content/snapshot.ts';
import { programmesWithPages } from '../../../src/content/withdrawn-editions.ts';
import { editionPages } from '../../../src/domain/archive/edition-pages.ts';
import { currentEdition } from '../../../src/domain/edition/editions.ts';
import { slugsOfEvents } from '../../../src/domain/event/event-slugs.ts';
import type { Lang } from '../../../src/domain/model/core.ts';
import { isLang } from '../../../src/domain/model/languages.ts';
import { hasDayPages } from '../../../src/domain/programme/programme.ts';
import { readEnvironment } from '../../../src/site/environment.ts';
import { astroCache, snapshotFolder } from '../../../src/site/snapshot-folder.ts';
import { writePack } from '../../archive/edition-source.ts';
import { report } from '../../process/failure.ts';
import { redirectsOf } from '../redirects/redirects.ts';
import { pagePathsIn } from '../site-tree.ts';
import { sourcesDigest } from '../sources.ts';
import { keptResults } from './kept-results.ts';
import { packOfEdition } from './pack-of-edition.ts';
import { siteFiles } from './site-files.ts';

// Writes the packs of all editions in one language into a built site: `node scripts/astro/edition-packs/main.ts dist fr`.
const [dist = '', lang] = process.argv.slice(2);
try {
  if (!isLang(lang)) throw new Error(`“${lang}” is not a language of the site.`);
  await writePacks(dist, lang);
} catch (error) {
  report(error);
  process.exitCode = 1;
}

async function writePacks(site: string, language: Lang): Promise<void> {
  const environment = readEnvironment(process.env);
  const snapshot = readSnapshot(snapshotFolder(environment));
  const { festival, manifest } = snapshot;
  const current = currentEdition(festival.editions, environment.CURRENT_YEAR);
  const programmes = programmesWithPages({ ...festival, current });
  const withDays = new Set(
    programmes.filter((programme) => hasDayPages(programme, current)).map(({ edition }) => edition.id),
  );
  const slugs = slugsOfEvents([...festival.events, ...festival.withdrawn]);
  const redirects = redirectsOf(snapshot, environment);
  // A withdrawn place on the map only redirects to its sheet.
  const left = new Set(festival.withdrawnPlaces.map(({ id }) => `map/${id}`));
  const built = pagePathsIn(site, language).filter((path) => !left.has(path));
  const archive = { festival, slugs, currentId: current.id, withDays, built };
  // What the pages contain, kept with the pages for the next build.
  const kept = join(astroCache, `pack-results-${language}.json`);
  const results = keptResults(kept, `${process.version} ${sourcesDigest()}`);
  const files = siteFiles(site, results);
  for (const { edition } of programmes) {
    const pages = editionPages(edition, archive);
    const source = { edition, lang: language, pages, redirects, siteName: environment.SITE_NAME };
    await writePack(site, await packOfEdition({ ...source, date: manifest.pulledAt }, files));
  }
  await results.write();
}
