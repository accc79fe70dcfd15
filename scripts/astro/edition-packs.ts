import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { readSnapshot } from '../../src/content/snapshot.ts';
import { programmesWithPages } from '../../src/content/withdrawn-editions.ts';
import { editionPages } from '../../src/domain/archive/edition-pages.ts';
import { type Pack, packPath, filesFor, transferOf } from '../../src/domain/archive/pack.ts';
import { formatBytes } from '../../src/domain/archive/storage-size.ts';
import { currentEdition } from '../../src/domain/edition/editions.ts';
import { slugsOfEvents } from '../../src/domain/event/event-slugs.ts';
import type { Edition } from '../../src/domain/model/festival.ts';
import { hasDayPages } from '../../src/domain/programme/programme.ts';
import { byLang, langs } from '../../src/domain/model/languages.ts';
import { pagePath } from '../../src/i18n/paths.ts';
import type { Environment } from '../../src/site/environment.ts';
import { astroCache, snapshotFolder } from '../../src/site/snapshot-folder.ts';
import { attribute, type Element, writeInto } from '../files/html-tree.ts';
import { replaceFile } from '../files/replace-file.ts';
import pLimit from 'p-limit';
import { editionArchives } from './edition-archives.ts';
import { keptResults } from './edition-packs/kept-results.ts';
import { packOfEdition } from './edition-packs/pack-of-edition.ts';
import { siteFiles } from './edition-packs/site-files.ts';
import { redirectsOf } from './redirects/redirects.ts';
import { pageFile, pagePathsIn } from './site-tree.ts';
import { sourcesDigest } from './sources.ts';

/** What the pages of the site contain, kept with the pages for its next build. */
const KEPT_RESULTS = join(astroCache, 'pack-results.json');
/** Pages that offer to keep the current edition (`src/screens/offline/KeepLink.astro`). */
const OFFERING_PAGES = ['', 'editions', 'resources', 'about-us'];

/**
 * Writes the pack of every edition in every language, and the archives of past editions. Runs once pages and pictures
 * are complete, since it measures every file.
 */
export async function writeEditionPacks(dist: string, environment: Environment): Promise<void> {
  const snapshot = readSnapshot(snapshotFolder(environment));
  const { festival, manifest } = snapshot;
  const { SITE_NAME: siteName, CURRENT_YEAR, ARCHIVES, SERVICE_WORKER } = environment;
  const current = currentEdition(festival.editions, CURRENT_YEAR);
  const programmes = programmesWithPages({ ...festival, current });
  const editions = programmes.map(({ edition }) => edition);
  const withDays = new Set(
    programmes.filter((programme) => hasDayPages(programme, current)).map(({ edition }) => edition.id),
  );
  const slugs = slugsOfEvents([...festival.events, ...festival.withdrawn]);
  const redirects = redirectsOf(snapshot, environment);
  // A withdrawn place on the map only redirects to its sheet.
  const left = new Set(festival.withdrawnPlaces.map(({ id }) => `map/${id}`));
  const built = byLang((lang) => pagePathsIn(dist, lang).filter((path) => !left.has(path)));
  const results = keptResults(KEPT_RESULTS, `${process.version} ${sourcesDigest()}`);
  const files = siteFiles(dist, results);
  const archives = ARCHIVES === 'on' ? editionArchives(environment, dist, files) : null;
  const packsOf = async (edition: Edition): Promise<Pack[]> => {
    const packs: Pack[] = [];
    for (const lang of langs) {
      const archive = { festival, slugs, currentId: current.id, withDays, built: built[lang] };
      const pages = editionPages(edition, archive);
      const source = { edition, lang, pages, redirects, siteName, date: manifest.pulledAt };
      packs.push(await packOfEdition(source, files));
    }
    for (const pack of packs) await writePack(pack, dist);
    const completed = await archives?.write(edition, packs);
    for (const pack of completed ?? []) await writePack(pack, dist);
    return completed ?? packs;
  };
  const all = await pLimit(availableParallelism()).map(editions, packsOf);
  await results.write();
  const offered = all.flat().filter((pack) => pack.edition === current.year);
  if (SERVICE_WORKER === 'on') for (const pack of offered) await offer(pack, dist);
  console.log(`${editions.length} editions packed for offline reading`);
  for (const line of archives?.logLines() ?? []) console.log(line);
}

async function writePack(pack: Pack, dist: string): Promise<void> {
  await replaceFile(join(dist, packPath(pack.edition, pack.lang)), JSON.stringify(pack));
}

/** Adds the download size, with pictures for a phone (the default), to the links that offer to keep the edition. */
async function offer(pack: Pack, dist: string): Promise<void> {
  const size = formatBytes(transferOf(filesFor(pack, 'phone')), pack.lang);
  const href = pagePath(pack.lang, 'offline');
  for (const route of OFFERING_PAGES) {
    const file = pageFile(dist, pagePath(pack.lang, route));
    const isOffer = (element: Element): boolean => attribute(element, 'href') === href;
    const page = writeInto(readFileSync(file, 'utf8'), isOffer, () => ` (${size})`);
    await replaceFile(file, page);
  }
}
