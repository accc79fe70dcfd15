import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import { readSnapshot } from '../../src/content/snapshot.ts';
import { editionOfEachYear } from '../../src/content/withdrawn-editions.ts';
import { filesFor, type Pack, transferOf } from '../../src/domain/archive/pack.ts';
import { formatBytes } from '../../src/domain/archive/storage-size.ts';
import { currentEdition } from '../../src/domain/edition/editions.ts';
import { type Lang, langs } from '../../src/domain/model/languages.ts';
import { pagePath } from '../../src/i18n/paths.ts';
import type { Environment } from '../../src/site/environment.ts';
import { snapshotFolder } from '../../src/site/snapshot-folder.ts';
import { packsIn } from '../archive/edition-source.ts';
import { attribute, type Element, writeInto } from '../files/html-tree.ts';
import { replaceFile } from '../files/replace-file.ts';
import { KEEP_HEAP_SMALL } from '../process/memory.ts';
import { exitingWithParent, runNodeOrFail } from '../process/processes.ts';
import { editionArchives } from './edition-archives.ts';
import { pageFile } from './site-tree.ts';

/** Pages that offer to keep the current edition (`src/screens/offline/KeepLink.astro`). */
const OFFERING_PAGES = ['', 'editions', 'resources', 'about-us'];

/**
 * Writes the pack of every edition in every language, and the archives of past editions. Runs once pages and pictures
 * are complete, since it measures every file. Each language has a process of its own, on its own core.
 * @throws ReportedFailure when a pack cannot be written.
 */
export async function writeEditionPacks(dist: string, environment: Environment): Promise<void> {
  const writePacks = (lang: Lang): Promise<void> => {
    const program = exitingWithParent('scripts/astro/edition-packs/main.ts', dist, lang);
    return runNodeOrFail('The editions could not be packed.', [...KEEP_HEAP_SMALL, ...program]);
  };
  await Promise.all(langs.map(writePacks));
  const { festival } = readSnapshot(snapshotFolder(environment));
  const current = currentEdition(festival.editions, environment.CURRENT_YEAR);
  const editions = editionOfEachYear({ ...festival, current }).map(({ edition }) => edition);
  console.log(`${editions.length} editions packed for offline reading`);
  if (environment.ARCHIVES === 'on') {
    const archives = editionArchives(environment, dist);
    await pLimit(availableParallelism()).map(editions, archives.write);
    for (const line of archives.logLines()) console.log(line);
  }
  if (environment.SERVICE_WORKER === 'on')
    for (const pack of packsIn(dist, current.year)) await offer(pack, dist);
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
