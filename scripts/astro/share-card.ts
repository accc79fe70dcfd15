import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import sharp from 'sharp';
import type { Environment } from '../../src/site/environment.ts';
import { shareCard, shareCardOf } from '../../src/site/share-card.ts';
import { drawMotif } from './motif.ts';

const WALL = '#fff';
const INK = '#0c0c0e';
/** What the mark or the name may fill of the card. */
const SHARE = { width: 0.7, height: 0.5 };

/** Draws the card of the festival: its mark, or its name, black on the wall. */
export function drawShareCard(environment: Environment): AstroIntegration {
  return {
    name: 'share-card',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const target = fileURLToPath(new URL(`.${shareCard.path}`, dir));
        const { width, height } = shareCard;
        const { name, markFile } = shareCardOf(environment);
        const input = await drawMotif(
          { letters: name, markFile },
          { width: width * SHARE.width, height: height * SHARE.height, ink: INK },
        );
        await sharp({ create: { width, height, channels: 3, background: WALL } })
          .composite([{ input }])
          .jpeg({ quality: 85 })
          .toFile(target);
      },
    },
  };
}
