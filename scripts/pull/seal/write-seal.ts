import { join } from 'node:path';
import type { Snapshot } from '../../../src/content/snapshot.ts';
import { editionPart } from './edition-part.ts';
import { filesOf, SealError, sealedYears } from './seal.ts';
import { writeSealFolder } from './seal-folder.ts';
import { sealMedia } from './sealed-media.ts';

export type WrittenSeal = Awaited<ReturnType<typeof sealEdition>>;

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
export async function sealEdition(options: SealOptions) {
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
    /** Number of its pictures and documents. */
    files: files.length,
    bytes: files.reduce((sum, file) => sum + file.bytes, 0),
  };
}
