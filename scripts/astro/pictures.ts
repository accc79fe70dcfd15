import { copyFile, link, mkdir, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import sharp from 'sharp';
import { cachedPath, encode, exists } from './pictures/encode.ts';
import { sweepAbandoned } from '../files/staging.ts';
import { type MediaOrder, ordersIn, parseOrder } from './pictures/orders.ts';
import { originalsIn } from './pictures/originals.ts';
import { contentTypeOf } from '../serve/content-types.ts';

export interface PictureOptions {
  /** Folder of the originals, named by content. */
  originals: string;
  /** Folder of the derivatives, kept between builds and outside `node_modules`. */
  cache: string;
}

/**
 * Makes the pictures that pages ask for by name (`src/components/picture/picture-paths.ts`): `/media/{hash}-{width}.{encoding}`
 * is a derivative, `/media/{hash}.{extension}` the file as it is. In development they are made on demand.
 */
export function pictures(options: PictureOptions): AstroIntegration {
  return {
    name: 'pictures',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        await fill(fileURLToPath(dir), options, logger);
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use('/media/', (request, response, next) => {
          const name = (request.url ?? '').split('?')[0]?.slice(1) ?? '';
          const order = parseOrder(name, request.headers.referer ?? 'a page');
          if (!order) {
            next();
            return;
          }
          made(order, options)
            .then((path) => readFile(path))
            .then(
              (body) =>
                response.setHeader('Content-Type', contentTypeOf(`.${order.extension}`).name).end(body),
              next,
            );
        });
      },
    },
  };
}

async function made(order: MediaOrder, { originals, cache }: PictureOptions): Promise<string> {
  const original = (await originalsIn(originals)).get(order.hash);
  if (!original) throw missing(order, originals);
  if (order.width === null) return original;
  const target = cachedPath(cache, order);
  if (!(await exists(target))) await encode(order, original, target);
  return target;
}

async function fill(
  dist: string,
  { originals, cache }: PictureOptions,
  logger: AstroIntegrationLogger,
): Promise<void> {
  const orders = await ordersIn(dist);
  if (orders.length === 0) return;
  await sweepAbandoned(cache, Date.now());
  const sources = await originalsIn(originals);
  const folder = join(dist, 'media');
  await mkdir(folder, { recursive: true });
  const waiting = [...orders];
  let encoded = 0;
  // One thread each: the work is spread over pictures, not within one.
  sharp.concurrency(1);
  // Each original is read for each of its derivatives anew, in any order: what it would keep is seldom asked for again.
  sharp.cache(false);
  const work = async (): Promise<void> => {
    for (let order = waiting.pop(); order; order = waiting.pop()) {
      const original = sources.get(order.hash);
      if (!original) throw missing(order, originals);
      const target = order.width === null ? original : cachedPath(cache, order);
      if (order.width !== null && !(await exists(target))) {
        await encode(order, original, target);
        encoded += 1;
        if (encoded % 50 === 0) logger.info(`${encoded} pictures encoded, ${waiting.length} to look at`);
      }
      await place(target, join(folder, order.name));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  logger.info(`${orders.length} media files in place, ${encoded} of them encoded now`);
}

/** A hard link costs nothing; across file systems it is a copy. */
async function place(from: string, to: string): Promise<void> {
  await link(from, to).catch(async (error: unknown) => {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code !== 'EEXIST') await copyFile(from, to);
  });
}

function missing(order: MediaOrder, originals: string): Error {
  return new Error(
    `${order.page} asks for /media/${order.name}, but ${originals} has no ${order.hash}: run "npm run pull"`,
  );
}
