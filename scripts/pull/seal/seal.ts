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

/** Names of files in the folder of a seal, beside one JSON file for each list. */
export const sealFiles = {
  description: 'seal.json',
  mediaIndex: 'media.json',
  /** Folder of the pictures and documents. */
  media: 'media',
  /** Checksums, in the format of `sha256sum --check`. */
  sums: 'SHA256SUMS',
} as const;

/** An edition as it was sealed. */
export interface Seal {
  year: number;
  folder: string;
  /** Origin of the back end that its data was taken from. */
  source: string;
  /** When its data was taken. */
  takenAt: Instant;
  sealedAt: Instant;
  /** The edition alone, with what stands around every page. */
  festival: Festival;
  media: MediaIndex;
}

/** An edition cannot be sealed, or a seal is not what was written. */
export class SealError extends Error {
  override name = 'SealError';
}

/** The files of a seal, each once: several sources may lead to the same. */
export function filesOf(media: MediaIndex): MediaFile[] {
  return [...new Map(Object.values(media).map((file) => [mediaName(file), file])).values()];
}

/** Years with a folder, in order; none where there are no seals. A folder that is being written has another name. */
export async function sealedYears(seals: string): Promise<number[]> {
  const names = await readdir(seals).catch(ifMissing([]));
  return names
    .filter((name) => /^\d{4}$/.test(name))
    .map(Number)
    .sort((a, b) => a - b);
}

/** Copies a picture or document; a reader never sees half of it. @throws SealError when it is not there. */
export async function copyMedia(from: string, to: string, file: MediaFile): Promise<void> {
  const name = mediaName(file);
  if (!existsSync(join(from, name)))
    throw new SealError(`${join(from, name)} is missing: pull again, then seal the edition`);
  await intoPlace(join(to, name), (staged) => cp(join(from, name), staged));
}

/** SHA-256 of a file, in hexadecimal. */
export async function sumOf(path: string): Promise<string> {
  return hash('sha256', await readFile(path));
}
