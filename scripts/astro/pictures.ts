import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import sharp from 'sharp';
import pLimit from 'p-limit';
import { cachedPath, encode } from './pictures/encode.ts';
import { linkOrCopy } from '../files/link-or-copy.ts';
import { sweepAbandoned } from '../files/staging.ts';
import { type MediaReference, mediaReferencesIn, parseReference } from './pictures/media-references.ts';
import { originalsIn } from './pictures/originals.ts';
import { contentTypeOf } from '../serve/content-types.ts';

/** Pictures encoded from one line of the log to the next. */
const REPORTED_EVERY = 50;

export interface PictureOptions {
  /** Folder of the originals, named by content. */
  originals: string;
  /** Folder of the derivatives, kept between builds and outside `node_modules`. */
  cache: string;
}

/**
 * Makes the pictures that pages ask for by name (`src/components/picture/picture-view.ts`): `/media/{hash}-{width}.{encoding}`
 * is a derivative, `/media/{hash}.{extension}` the file as it is. In development they are made on demand.
 */
export function pictures(options: PictureOptions): AstroIntegration {
  return {
    name: 'pictures',
    hooks: {
      'astro:build:done': ({ dir, logger }) => fill(fileURLToPath(dir), options, logger),
      'astro:server:setup': ({ server }) => {
        server.middlewares.use('/media/', (request, response, next) => {
          const name = (request.url ?? '').split('?')[0]?.slice(1) ?? '';
          const reference = parseReference(name, request.headers.referer ?? 'a page');
          if (!reference) {
            next();
            return;
          }
          made(reference, options)
            .then((path) => readFile(path))
            .then(
              (body) =>
                response.setHeader('Content-Type', contentTypeOf(`.${reference.extension}`).name).end(body),
              next,
            );
        });
      },
    },
  };
}

/** Files of one width are made together: the original is decoded and resized once for all of them. */
const bySize = (references: readonly MediaReference[]): MediaReference[][] => [
  ...Map.groupBy(references, ({ hash, width }) => `${hash}-${width}`).values(),
];

async function made(reference: MediaReference, { originals, cache }: PictureOptions): Promise<string> {
  const original = originalOf(reference, await originalsIn(originals), originals);
  if (reference.width === null) return original;
  const target = cachedPath(cache, reference);
  if (!existsSync(target)) await encode([reference], original, () => target);
  return target;
}

async function fill(dist: string, { originals, cache }: PictureOptions, logger: AstroIntegrationLogger) {
  const references = mediaReferencesIn(dist);
  if (references.length === 0) return;
  await sweepAbandoned(cache, Date.now());
  const sources = await originalsIn(originals);
  const folder = join(dist, 'media');
  await mkdir(folder, { recursive: true });
  const sizes = bySize(references);
  let encoded = 0;
  let looked = 0;
  const make = async (size: readonly MediaReference[]): Promise<void> => {
    const missing = await encodeMissing(size, sources, { originals, cache });
    for (const reference of size) {
      const original = originalOf(reference, sources, originals);
      const file = reference.width === null ? original : cachedPath(cache, reference);
      await linkOrCopy(file, join(folder, reference.name));
    }
    const before = encoded;
    encoded += missing;
    looked += 1;
    if (Math.floor(encoded / REPORTED_EVERY) > Math.floor(before / REPORTED_EVERY))
      logger.info(`${encoded} pictures encoded, ${sizes.length - looked} sizes to look at`);
  };
  // More than there are cores: each waits at its end until the disk has its file.
  await pLimit(availableParallelism() + 2).map(sizes, make);
  logger.info(`${references.length} media files in place, ${encoded} of them encoded now`);
}

/** @returns how many files of a width were not there. */
async function encodeMissing(
  size: readonly MediaReference[],
  sources: ReadonlyMap<string, string>,
  { originals, cache }: PictureOptions,
): Promise<number> {
  // One thread each: the work is spread over pictures, not within one.
  sharp.concurrency(1);
  // Each original is read for each of its widths anew, in any order: what it would keep is seldom needed again.
  sharp.cache(false);
  const targetOf = (reference: MediaReference): string => cachedPath(cache, reference);
  const missing = size.filter((one) => one.width !== null && !existsSync(targetOf(one)));
  const [first] = missing;
  if (first) await encode(missing, originalOf(first, sources, originals), targetOf);
  return missing.length;
}

/** @throws Error when there is none. */
function originalOf(reference: MediaReference, sources: ReadonlyMap<string, string>, folder: string): string {
  const original = sources.get(reference.hash);
  if (original === undefined)
    throw new Error(
      `${reference.page} asks for /media/${reference.name}, but ${folder} has no ${reference.hash}: run "npm run pull"`,
    );
  return original;
}
