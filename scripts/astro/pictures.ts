import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import sharp from 'sharp';
import pLimit from 'p-limit';
import { mediaFolder } from '../../src/site/snapshot-folder.ts';
import { cachedPath, encode } from './pictures/encode.ts';
import { linkOrCopy } from '../files/link-or-copy.ts';
import { sweepAbandoned } from '../files/staging.ts';
import { type MediaReference, mediaReferences, parseReference } from './pictures/media-references.ts';
import { originalsIn } from './pictures/originals.ts';
import { Failure } from '../process/failure.ts';

const REPORTED_EVERY = 50;
/** Folder of the derivatives, kept between builds and outside `node_modules`. */
const CACHE = '.cache/pictures';

/** Returns a picture's file by its name below `/media/`, encoding it if needed, or null if there is no such picture. */
export async function pictureFile(name: string): Promise<string | null> {
  const reference = parseReference(name, 'a page');
  const original = reference && originalIn(await originalsIn(mediaFolder), reference);
  if (!original || reference.width === null) return original;
  const target = cachedPath(CACHE, reference);
  if (!existsSync(target)) await encode([reference], original, () => target);
  return target;
}

/**
 * Makes the pictures that the pages of a built site request by name (`src/components/picture/picture-view.ts`):
 * `/media/{hash}-{width}.{encoding}` is a derivative, `/media/{hash}.{extension}` the original file.
 * @param names of the media files, each with a page that requests it.
 */
export async function placePictures(dist: string, names: ReadonlyMap<string, string>): Promise<void> {
  const references = mediaReferences(names);
  if (references.length === 0) return;
  await sweepAbandoned(CACHE, Date.now());
  const sources = await originalsIn(mediaFolder);
  const folder = join(dist, 'media');
  // The original is decoded and resized once for all its files of a width.
  const sizes = [...Map.groupBy(references, ({ hash, width }) => `${hash}-${width}`).values()];
  let encoded = 0;
  let looked = 0;
  const make = async (size: readonly MediaReference[]): Promise<void> => {
    const missing = await encodeMissing(size, sources);
    for (const reference of size) {
      const original = originalOf(reference, sources);
      const file = reference.width === null ? original : cachedPath(CACHE, reference);
      linkOrCopy(file, join(folder, reference.name));
    }
    const before = encoded;
    encoded += missing;
    looked += 1;
    if (Math.floor(encoded / REPORTED_EVERY) > Math.floor(before / REPORTED_EVERY))
      console.log(`${encoded} pictures encoded, ${sizes.length - looked} sizes left`);
  };
  // More tasks than cores, since each of them ends with waiting for the disk.
  await pLimit(availableParallelism() + 2).map(sizes, make);
  console.log(`${references.length} media files placed, ${encoded} encoded`);
}

/** Encodes the missing files of a width. @returns their number. */
async function encodeMissing(size: readonly MediaReference[], sources: ReadonlyMap<string, string>) {
  // One thread for each picture, since several pictures are encoded at once.
  sharp.concurrency(1);
  // Originals are read again for each width, in any order, so that cached data would rarely be reused.
  sharp.cache(false);
  const targetOf = (reference: MediaReference): string => cachedPath(CACHE, reference);
  const missing = size.filter((one) => one.width !== null && !existsSync(targetOf(one)));
  const [first] = missing;
  if (first) await encode(missing, originalOf(first, sources), targetOf);
  return missing.length;
}

function originalOf(reference: MediaReference, sources: ReadonlyMap<string, string>): string {
  const original = originalIn(sources, reference);
  if (original === null)
    throw new Failure(
      `${reference.page} asks for /media/${reference.name}, but ${mediaFolder} has no such original: run "npm run pull"`,
    );
  return original;
}

/** Returns the path of a file's original, or null. A file as it is must have its own extension, e.g. not `.html`. */
function originalIn(
  sources: ReadonlyMap<string, string>,
  { hash, width, extension }: MediaReference,
): string | null {
  const original = sources.get(hash) ?? null;
  return width === null && original && extname(original) !== `.${extension}` ? null : original;
}
