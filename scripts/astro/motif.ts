import sharp, { type Sharp } from 'sharp';
import { escapeMarkup } from './escape.ts';

/** A machine that builds may have no font at all. */
const FONT = 'node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff';
/** So that what is drawn small is sharp when it is enlarged, in dots an inch. */
const DENSITY = 600;

/** What stands for the festival in its card and its icons: a drawn mark, or letters in the display face. */
export interface Motif {
  letters: string;
  /** Takes the place of the letters. */
  markFile: string | null;
}

/** Draws it as large as the box allows, transparent around. @param ink `#rrggbb`. */
export async function drawMotif(
  { letters, markFile }: Motif,
  { width, height, ink }: { width: number; height: number; ink: string },
): Promise<Buffer> {
  const shape = (markFile ? sharp(markFile, { density: DENSITY }) : drawLetters(letters)).resize({
    width: Math.round(width),
    height: Math.round(height),
    fit: 'inside',
  });
  const { data, info } = await shape.extractChannel('alpha').raw().toBuffer({ resolveWithObject: true });
  return sharp({ create: { width: info.width, height: info.height, channels: 3, background: ink } })
    .joinChannel(data, { raw: { width: info.width, height: info.height, channels: 1 } })
    .png()
    .toBuffer();
}

function drawLetters(letters: string): Sharp {
  return sharp({
    text: {
      text: escapeMarkup(letters),
      font: 'Bricolage Grotesque Bold',
      fontfile: FONT,
      rgba: true,
      dpi: DENSITY,
    },
  });
}
