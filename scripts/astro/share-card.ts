import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import sharp from 'sharp';
import type { Environment } from '../../src/site/environment.ts';
import { shareCard, shareCardOf } from '../../src/site/share-card.ts';
import { escapeMarkup } from './escape.ts';

const WALL = '#fff';
const INK = '#0c0c0e';
/** A machine that builds may have no font at all. */
const FONT = 'node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff';
/** What the mark or the name may fill of the card. */
const SHARE = { width: 0.7, height: 0.5 };
/** So that what is drawn small is sharp when it is enlarged, in dots an inch. */
const DENSITY = 600;

/** Draws the card of the festival: its mark, or its name, black on the wall. */
export function drawShareCard(environment: Environment): AstroIntegration {
  return {
    name: 'share-card',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const target = fileURLToPath(new URL(`.${shareCard.path}`, dir));
        const { width, height } = shareCard;
        await sharp({ create: { width, height, channels: 3, background: WALL } })
          .composite([{ input: await motif(shareCardOf(environment)) }])
          .jpeg({ quality: 85 })
          .toFile(target);
      },
    },
  };
}

/** Transparent around what is drawn. */
async function motif({ name, markFile }: ReturnType<typeof shareCardOf>): Promise<Buffer> {
  const drawn = markFile
    ? sharp(markFile, { density: DENSITY })
    : sharp({
        text: {
          text: `<span foreground="${INK}">${escapeMarkup(name)}</span>`,
          font: 'Bricolage Grotesque Bold',
          fontfile: FONT,
          rgba: true,
          dpi: DENSITY,
        },
      });
  return drawn
    .resize({
      width: Math.round(shareCard.width * SHARE.width),
      height: Math.round(shareCard.height * SHARE.height),
      fit: 'inside',
    })
    .png()
    .toBuffer();
}
