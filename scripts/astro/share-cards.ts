import { mkdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { shareCardFolder, shareCardPath } from '../../src/site/share-card.ts';
import { linkOrCopy } from '../files/link-or-copy.ts';
import { sweepAbandoned } from '../files/staging.ts';
import { contentTypeOf } from '../serve/content-types.ts';
import { namesIn } from './pictures/media-references.ts';
import { drawCards } from './share-cards/draw-cards.ts';

const BEFORE = shareCardPath('');
const NAME = /^[0-9a-f]{24}\.(?:jpg|png)$/;
const REFERENCE = new RegExp(`${BEFORE}([0-9a-f]{24}\\.(?:jpg|png))`, 'g');

/**
 * Puts into a built site the cards that its pages name as their previews (`src/shell/share-image.ts`), and draws those that
 * are missing from the descriptions that the pages have left. Gives how many there are, and how many were drawn.
 * @param dist folder of the site.
 * @param originals folder of the pictures, named by content.
 */
export async function addShareCards(dist: string, originals: string) {
  // Read from the output, so that pages restored from a cache count too.
  const names = [...namesIn(dist, /\.html$/, REFERENCE).keys()];
  const drawn = await drawCards(names, { cards: shareCardFolder, originals });
  await sweepAbandoned(shareCardFolder, Date.now());
  await mkdir(join(dist, BEFORE, '..'), { recursive: true });
  for (const name of names) await linkOrCopy(join(shareCardFolder, name), join(dist, shareCardPath(name)));
  return { cards: names.length, drawn };
}

/** In development, draws a card when it is asked for. */
export function shareCardsOnDemand(originals: string): AstroIntegration {
  return {
    name: 'share-cards',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(({ url = '' }, response, next) => {
          const name = url.slice(BEFORE.length);
          if (!url.startsWith(BEFORE) || !NAME.test(name)) {
            next();
            return;
          }
          drawCards([name], { cards: shareCardFolder, originals })
            .then(() => readFile(join(shareCardFolder, name)))
            .then(
              (body) => response.setHeader('Content-Type', contentTypeOf(extname(name)).name).end(body),
              next,
            );
        });
      },
    },
  };
}
