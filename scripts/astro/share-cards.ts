import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { mkdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import { SHARE_CARD_NAMED, shareCardFolder, shareCardPath } from '../../src/site/share-card.ts';
import { linkOrCopy } from '../files/link-or-copy.ts';
import { sweepAbandoned } from '../files/staging.ts';
import { contentTypeOf } from '../serve/content-types.ts';
import { namesIn } from './pictures/media-references.ts';
import { cardFile } from './share-cards/card-files.ts';
import { type CardProcess, openCardProcess } from './share-cards/card-process.ts';

const BEFORE = shareCardPath('');
const NAME = /^[0-9a-f]{24}\.(?:jpg|png)$/;
const REFERENCE = new RegExp(`${BEFORE}([0-9a-f]{24}\\.(?:jpg|png))`, 'g');

/**
 * Draws the cards that pages name as their previews (`src/shell/share-image.ts`), from the descriptions that those pages
 * have left. All are named before the first page is rendered, which takes one core: the cards take what is left of the
 * others. In development they are drawn on demand.
 * @param originals folder of the pictures, named by content.
 */
export function shareCards(originals: string): AstroIntegration {
  const open = (): CardProcess => openCardProcess({ cards: shareCardFolder, originals });
  let cards = open();
  const drawNamed = (name: unknown): void => cards.draw(String(name));
  return {
    name: 'share-cards',
    hooks: {
      'astro:build:start': () => subscribe(SHARE_CARD_NAMED, drawNamed),
      'astro:build:done': async ({ dir, logger }) => {
        unsubscribe(SHARE_CARD_NAMED, drawNamed);
        await fill(fileURLToPath(dir), cards, logger);
        cards = open();
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(({ url = '' }, response, next) => {
          const name = url.slice(BEFORE.length);
          if (!url.startsWith(BEFORE) || !NAME.test(name)) {
            next();
            return;
          }
          const single = open();
          single.draw(name);
          single
            .end()
            .then(() => readFile(cardFile(shareCardFolder, name)))
            .then(
              (body) => response.setHeader('Content-Type', contentTypeOf(extname(name)).name).end(body),
              next,
            );
        });
      },
    },
  };
}

async function fill(dist: string, cards: CardProcess, logger: AstroIntegrationLogger): Promise<void> {
  // Read from the output, so that pages restored from a cache count too.
  const names = [...namesIn(dist, /\.html$/, REFERENCE).keys()].toSorted();
  for (const name of names) cards.draw(name);
  const drawn = await cards.end();
  await sweepAbandoned(shareCardFolder, Date.now());
  for (const name of names) {
    const target = join(dist, shareCardPath(name));
    await mkdir(join(target, '..'), { recursive: true });
    await linkOrCopy(cardFile(shareCardFolder, name), target);
  }
  logger.info(`${names.length} share cards in place, ${drawn} of them drawn now`);
}
