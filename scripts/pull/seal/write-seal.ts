import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { snapshotLists } from '../../../src/content/collections.ts';
import { mediaName } from '../../../src/content/media-urls.ts';
import { SNAPSHOT_VERSION, type Snapshot } from '../../../src/content/snapshot.ts';
import { writeThrough } from '../../files/replace-file.ts';
import { stagingName } from '../../files/staging.ts';
import { jsonText } from '../snapshot/json-file.ts';
import { editionPart } from './edition-part.ts';
import { copyMedia, sealedYears, sumOf } from './files.ts';
import { filesOf, type Seal, SealError, sealFiles } from './seal.ts';
import { sealMedia } from './sealed-media.ts';

export interface WrittenSeal {
  seal: Seal;
  /** Number of its pictures and documents. */
  files: number;
  bytes: number;
}

export interface SealOptions {
  year: number;
  /** Folder of the festival's seals, one folder a year in it. */
  seals: string;
  /** Folder of all downloaded media. */
  media: string;
  snapshot: Snapshot;
  /** Milliseconds since the epoch. */
  now: number;
}

/**
 * Writes an edition with every file that it shows to a folder of its own, which is whole or not there at all.
 * @throws SealError when there is no such edition, when it is sealed already, or when a file of it is missing.
 */
export async function sealEdition(options: SealOptions): Promise<WrittenSeal> {
  const { year, seals, snapshot, now } = options;
  const { festival, manifest } = snapshot;
  const years = festival.editions.map((edition) => edition.year).sort();
  if (!years.includes(year))
    throw new SealError(`There is no edition of ${year} to seal: there are those of ${years.join(', ')}`);
  const folder = join(seals, String(year));
  if ((await sealedYears(seals)).includes(year))
    throw new SealError(
      `The edition of ${year} is sealed already, in ${folder}. To seal it anew, take that folder away, pull, and seal it`,
    );

  const sealed = sealMedia(editionPart(festival, year), year, snapshot.media);
  const description = {
    version: SNAPSHOT_VERSION,
    year,
    source: manifest.source,
    takenAt: manifest.pulledAt,
    sealedAt: new Date(now).toISOString(),
  };
  const texts = {
    [sealFiles.description]: description,
    ...Object.fromEntries(snapshotLists.map((name) => [`${name}.json`, sealed.festival[name]])),
    [sealFiles.mediaIndex]: sealed.media,
  };
  const files = filesOf(sealed.media);

  const staging = stagingName(folder);
  await mkdir(join(staging, sealFiles.media), { recursive: true });
  try {
    for (const [name, value] of Object.entries(texts))
      await writeThrough(join(staging, name), jsonText(value));
    for (const file of files) await copyMedia(options.media, join(staging, sealFiles.media), file);
    const names = [
      ...Object.keys(texts),
      ...files.map((file) => `${sealFiles.media}/${mediaName(file)}`),
    ].sort();
    const sums = await Promise.all(
      names.map(async (name) => `${await sumOf(join(staging, name))}  ${name}\n`),
    );
    await writeThrough(join(staging, sealFiles.sums), sums.join(''));
    await rename(staging, folder);
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    throw error;
  }
  return {
    seal: { year, folder, takenAt: description.takenAt, ...sealed },
    files: files.length,
    bytes: files.reduce((sum, file) => sum + file.bytes, 0),
  };
}
