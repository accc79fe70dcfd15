import { mkdir, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import sharp from 'sharp';
import { z } from 'zod';
import { type ShareCard, shareCardFolder, shareCardPath } from '../../src/site/share-card.ts';
import { linkOrCopy } from '../files/link-or-copy.ts';
import { replaceFile } from '../files/replace-file.ts';
import { sweepAbandoned } from '../files/staging.ts';
import { contentTypeOf } from '../serve/content-types.ts';
import { exists } from './pictures/encode.ts';
import { originalsIn } from './pictures/originals.ts';
import { textFilesIn } from './pictures/media-references.ts';
import { openDrawing } from './share-cards/draw-card.ts';
import { cropForCard } from './share-cards/pixels.ts';

const colour = z.string().regex(/^#(?:[0-9a-f]{3}){1,2}$/);
const description: z.ZodType<ShareCard> = z.strictObject({
  title: z.string(),
  kicker: z.string().nullable(),
  lines: z.array(z.string()),
  ground: colour,
  ink: colour,
  accent: colour,
  picture: z.string().nullable(),
  festival: z.string(),
  markFile: z.string().nullable(),
});

const [BEFORE = '', AFTER = ''] = shareCardPath('*').split('*');
const NAME = /^[0-9a-f]{24}$/;
const REFERENCE = new RegExp(`${BEFORE}([0-9a-f]{24})${AFTER.replaceAll('.', String.raw`\.`)}`, 'g');

/**
 * Draws the cards that pages name as their previews (`src/shell/share-image.ts`), from the descriptions that those pages
 * have left. In development they are drawn on demand.
 * @param originals folder of the pictures, named by content.
 */
export function shareCards(originals: string): AstroIntegration {
  return {
    name: 'share-cards',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        await fill(fileURLToPath(dir), originals, logger);
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(BEFORE, (request, response, next) => {
          const name = (request.url ?? '').slice(1).replace(AFTER, '');
          if (!NAME.test(name)) {
            next();
            return;
          }
          draw([name], originals)
            .then(() => readFile(cardFile(name)))
            .then((body) => response.setHeader('Content-Type', contentTypeOf('.jpg').name).end(body), next);
        });
      },
    },
  };
}

const cardFile = (name: string): string => join(shareCardFolder, `${name}.jpg`);

async function fill(dist: string, originals: string, logger: AstroIntegrationLogger): Promise<void> {
  const names = await cardsIn(dist);
  await sweepAbandoned(shareCardFolder, Date.now());
  const drawn = await draw(names, originals);
  for (const name of names) {
    const target = join(dist, shareCardPath(name));
    await mkdir(join(target, '..'), { recursive: true });
    await linkOrCopy(cardFile(name), target);
  }
  logger.info(`${names.length} share cards in place, ${drawn} of them drawn now`);
}

/** Names of the cards that pages refer to. Read from the output, so that pages restored from a cache count too. */
async function cardsIn(dist: string): Promise<string[]> {
  const names = new Set<string>();
  for await (const { text } of textFilesIn(dist, /\.html$/)) {
    for (const [, name] of text.matchAll(REFERENCE)) if (name) names.add(name);
  }
  return [...names].sort();
}

/** Draws what is not drawn yet; cards with the same picture one after the other, so that it is read once. */
async function draw(names: readonly string[], originals: string): Promise<number> {
  const missing: { name: string; card: ShareCard }[] = [];
  for (const name of names) {
    if (!(await exists(cardFile(name)))) missing.push({ name, card: await describedCard(name) });
  }
  if (missing.length === 0) return 0;
  const sources = await originalsIn(originals);
  const drawCard = await openDrawing();
  const groups = [...Map.groupBy(missing, ({ card }) => card.picture)];
  // One thread each: the work is spread over cards, not within one.
  sharp.concurrency(1);
  sharp.cache(false);
  const work = async (): Promise<void> => {
    for (let group = groups.pop(); group; group = groups.pop()) {
      const [hash, cards] = group;
      const picture = hash === null ? null : await cropForCard(originalOf(hash, sources, originals));
      for (const { name, card } of cards) await replaceFile(cardFile(name), await drawCard(card, picture));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return missing.length;
}

/** @throws Error when there is no such description, or no card in it. */
async function describedCard(name: string): Promise<ShareCard> {
  const file = join(shareCardFolder, `${name}.json`);
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new Error(
      `A page names the card ${shareCardPath(name)}, but there is no ${file}: delete .cache/site and build again`,
      {
        cause,
      },
    );
  });
  return description.parse(JSON.parse(text));
}

function originalOf(hash: string, sources: ReadonlyMap<string, string>, originals: string): string {
  const original = sources.get(hash);
  if (original === undefined)
    throw new Error(`A card shows the picture ${hash}, which ${originals} does not have: run "npm run pull"`);
  return original;
}
