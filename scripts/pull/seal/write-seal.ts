import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { mediaName } from '../../../src/content/media-urls.ts';
import { type Snapshot, snapshotLists, SNAPSHOT_VERSION } from '../../../src/content/snapshot.ts';
import { ifMissing } from '../../files/error-code.ts';
import { jsonText, writeThrough } from '../../files/replace-file.ts';
import { intoPlace, stagingName } from '../../files/staging.ts';
import { editionPart } from './edition-part.ts';
import type { PullOptions } from '../options.ts';
import { copyMedia, filesOf, type Seal, SealError, sealedYears, sealFiles, sumOf } from './seal.ts';
import { sealMedia } from './sealed-media.ts';

export type WrittenSeal = Awaited<ReturnType<typeof sealEdition>>;

export interface SealOptions extends Pick<PullOptions, 'seals' | 'media'> {
  year: number;
  snapshot: Snapshot;
  /** Milliseconds since the epoch. */
  now: number;
}

/**
 * Writes an edition with every file that it shows to its own folder, which is either complete or absent.
 * @throws SealError when there is no such edition, when it is already sealed, or when a file of it is missing.
 */
export async function sealEdition(options: SealOptions) {
  const { year, seals, snapshot, now } = options;
  const { festival, manifest } = snapshot;
  const years = festival.editions.map((edition) => edition.year).sort();
  if (!years.includes(year))
    throw new SealError(`There is no edition of ${year} to seal: there are those of ${years.join(', ')}`);
  const folder = join(seals, String(year));
  if ((await sealedYears(seals)).includes(year))
    throw new SealError(
      `The edition of ${year} is sealed already, in ${folder}. To seal it again, take that folder away, pull, and seal it`,
    );

  const seal = {
    year,
    folder,
    source: manifest.source,
    takenAt: manifest.pulledAt,
    sealedAt: new Date(now).toISOString(),
    ...sealMedia(editionPart(festival, year), year, snapshot.media),
  };
  await writeSealFolder(seal, options.media);
  const files = filesOf(seal.media);
  return {
    seal,
    files: files.length,
    bytes: files.reduce((sum, file) => sum + file.bytes, 0),
  };
}

/**
 * Writes the folder of a sealed edition, which is either complete or absent; an existing folder is replaced.
 * @param media folder to copy its pictures and documents from.
 * @throws SealError when one of them is missing.
 */
export async function writeSealFolder(seal: Seal, media: string): Promise<void> {
  await intoPlace(
    seal.folder,
    (staged) => writeFiles(staged, seal, media),
    (staged) => replaceFolder(seal.folder, staged),
  );
}

/** No system replaces a folder in one step: with two renames it is absent for a moment, but never incomplete. */
async function replaceFolder(folder: string, next: string): Promise<void> {
  const former = stagingName(folder);
  await rename(folder, former).catch(ifMissing(undefined));
  await rename(next, folder);
  await rm(former, { recursive: true, force: true });
}

async function writeFiles(folder: string, seal: Seal, media: string): Promise<void> {
  await mkdir(join(folder, sealFiles.media), { recursive: true });
  const { year, source, takenAt, sealedAt, festival } = seal;
  const texts = {
    [sealFiles.description]: { version: SNAPSHOT_VERSION, year, source, takenAt, sealedAt },
    ...Object.fromEntries(snapshotLists.map((name) => [`${name}.json`, festival[name]])),
    [sealFiles.mediaIndex]: seal.media,
  };
  for (const [name, value] of Object.entries(texts)) await writeThrough(join(folder, name), jsonText(value));
  const files = filesOf(seal.media);
  for (const file of files) await copyMedia(media, join(folder, sealFiles.media), file);
  const names = [
    ...Object.keys(texts),
    ...files.map((file) => `${sealFiles.media}/${mediaName(file)}`),
  ].sort();
  let sums = '';
  // One by one: an edition has thousands of files, and few systems let a program open that many at once.
  for (const name of names) sums += `${await sumOf(join(folder, name))}  ${name}\n`;
  await writeThrough(join(folder, sealFiles.sums), sums);
}
