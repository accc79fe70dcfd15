import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mediaName } from '../../../src/content/media-urls.ts';
import type { Instant } from '../../../src/domain/model/core.ts';
import type { Festival } from '../../../src/domain/model/festival.ts';
import type { MediaFile, MediaIndex } from '../../../src/domain/model/snapshot.ts';
import { ifMissing } from '../../files/error-code.ts';
import { intoPlace } from '../../files/staging.ts';

/** Names of files in the folder of a seal, in addition to one JSON file for each list. */
export const sealFiles = {
  description: 'seal.json',
  mediaIndex: 'media.json',
  media: 'media',
  /** Checksums, in the format of `sha256sum --check`. */
  sums: 'SHA256SUMS',
} as const;

export interface Seal {
  year: number;
  folder: string;
  /** Origin of the back end that its data was taken from. */
  source: string;
  /** Time at which the data was taken from the back end. */
  takenAt: Instant;
  sealedAt: Instant;
  /** The edition alone, with the content around every page. */
  festival: Festival;
  media: MediaIndex;
}

/** An edition cannot be sealed, or a seal is damaged. */
export class SealError extends Error {
  override name = 'SealError';
}

/** Returns the files of a seal, each once: several sources may have the same file. */
export function filesOf(media: MediaIndex): MediaFile[] {
  return [...new Map(Object.values(media).map((file) => [mediaName(file), file])).values()];
}

/** Returns the years that have a folder, in order; none without seals. A folder being written has another name. */
export async function sealedYears(seals: string): Promise<number[]> {
  const names = await readdir(seals).catch(ifMissing([]));
  return names
    .filter((name) => /^\d{4}$/.test(name))
    .map(Number)
    .sort((a, b) => a - b);
}

/** Copies a picture or document; a reader never sees half of it. @throws SealError when it is missing. */
export async function copyMedia(from: string, to: string, file: MediaFile): Promise<void> {
  const name = mediaName(file);
  if (!existsSync(join(from, name)))
    throw new SealError(`${join(from, name)} is missing: pull again, then seal the edition`);
  await intoPlace(join(to, name), (staged) => cp(join(from, name), staged));
}

/** Returns the SHA-256 of a file, in hexadecimal. */
export async function sumOf(path: string): Promise<string> {
  return hash('sha256', await readFile(path));
}
