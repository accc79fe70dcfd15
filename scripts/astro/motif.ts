import sharp, { type Sharp } from 'sharp';
import { openFaces } from './share-cards/faces.ts';
import { UNITS } from './share-cards/typeface.ts';

/** So that what is drawn small is sharp when it is enlarged, in dots an inch. */
const DENSITY = 600;

/** The festival's motif in its card and icons: a drawn mark, or letters in the display face. */
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
  const shape = (markFile ? sharp(markFile, { density: DENSITY }) : await drawLetters(letters)).resize({
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

/** Letters in the display face, without space around. */
async function drawLetters(letters: string): Promise<Sharp> {
  const display = (await openFaces()).display(letters);
  const width = display.widthOf(letters);
  // Room for what reaches beyond the letters' own width: it is cut off again.
  const box = `${-UNITS} ${-1.5 * UNITS} ${(width + 2) * UNITS} ${2 * UNITS}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${(width + 2) * UNITS}" height="${2 * UNITS}">${display.outline(letters)}</svg>`;
  return sharp(await sharp(Buffer.from(svg)).trim().png().toBuffer());
}
