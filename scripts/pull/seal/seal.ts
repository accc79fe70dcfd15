import { mediaName } from '../../../src/content/media-urls.ts';
import type { Instant } from '../../../src/domain/model/core.ts';
import type { Festival } from '../../../src/domain/model/festival.ts';
import type { MediaFile, MediaIndex } from '../../../src/domain/model/snapshot.ts';

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
