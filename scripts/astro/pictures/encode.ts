import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { replaceFile } from '../../files/replace-file.ts';
import { inTurn, openPicture } from '../../media/usable-picture.ts';
import type { MediaReference } from './media-references.ts';
import { Failure } from '../../process/failure.ts';

/**
 * Increased when the settings below change, so that derivatives of older settings are not reused. AVIF at effort 1
 * takes twice as long as at 0 and saves a tenth of the bytes; effort 2 takes four times as long. A quality of two less
 * saves as much without a visible difference. Colour has half the resolution, as in the photographs themselves. Tuning
 * for `ssim` or `psnr` saves a fifth to a third of the time at the same size, but shows blocks in skies.
 */
const SETTINGS_VERSION = 4;

const encoders: Record<string, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 48, effort: 0, chromaSubsampling: '4:2:0' }),
  webp: (picture) => picture.webp({ quality: 72, effort: 2 }),
  jpg: (picture) => picture.jpeg({ quality: 80 }),
};

/** Bytes per pixel above which a picture was saved for print rather than for a screen. */
const HEAVY = 0.4;

/** Returns the path at which a derivative is kept: once encoded, it is never encoded again. */
export function cachedPath(cache: string, reference: MediaReference): string {
  return join(cache, `v${SETTINGS_VERSION}`, reference.hash.slice(0, 2), reference.name);
}

/**
 * Encodes derivatives of the same original and width, which is decoded and resized once for all of them.
 * @throws Error when an encoding is unknown, or the original is unreadable or narrower than requested.
 */
export async function encode(
  references: readonly MediaReference[],
  original: string,
  targetOf: (reference: MediaReference) => string,
): Promise<void> {
  let pixels: ReturnType<typeof resized> | undefined;
  for (const reference of references) {
    const encoder = encoders[reference.extension];
    if (!encoder || reference.width === null)
      throw new Error(
        `${reference.page} asks for /media/${reference.name}: pictures are made as avif, webp or jpg`,
      );
    const picture = openPicture(original);
    const readable = <T>(work: Promise<T>): Promise<T> =>
      work.catch((error: unknown) => {
        throw unreadable(reference, original, error);
      });
    const metadata = await readable(picture.metadata());
    const { width } = metadata.autoOrient;
    if (reference.width > width) {
      throw new Error(
        `${reference.page} asks for /media/${reference.name}, but the original is ${width} px wide: never ask for more`,
      );
    }
    const target = targetOf(reference);
    if (await isFitAlready(original, metadata, reference)) {
      await replaceFile(target, await readFile(original));
      continue;
    }
    const { data, info } = await readable((pixels ??= resized(picture, reference.width)));
    await replaceFile(target, await readable(encoder(sharp(data, { raw: info })).toBuffer()));
  }
}

function resized(picture: Sharp, width: number) {
  return inTurn(picture, () =>
    picture.resize({ width }).toColourspace('srgb').raw().toBuffer({ resolveWithObject: true }),
  );
}

/** Returns the error for a damaged original. The pull accepts only readable pictures, so it was damaged since. */
function unreadable(reference: MediaReference, original: string, error: unknown): Error {
  const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  return new Failure(
    `${reference.page} asks for /media/${reference.name}, but ${original} cannot be read (${reason}): ` +
      'delete that file and run "npm run pull", which downloads it again',
    { cause: error },
  );
}

/** Whether the original already fits: it has the requested width and format, few bytes and no metadata. */
async function isFitAlready(original: string, metadata: Metadata, reference: MediaReference) {
  const { width, height, exif, xmp, iptc } = metadata;
  if (width !== reference.width || extname(original) !== `.${reference.extension}` || (exif ?? xmp ?? iptc))
    return false;
  return (await stat(original)).size <= width * height * HEAVY;
}
