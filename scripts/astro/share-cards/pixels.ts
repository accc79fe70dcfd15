import sharp from 'sharp';
import { shareCardSize } from '../../../src/site/share-card.ts';
import { inTurn, openPicture } from '../../media/usable-picture.ts';

const { width: WIDTH, height: HEIGHT } = shareCardSize;
/** Left edge of the picture, in pixels. */
export const PICTURE_LEFT = 640;
const PICTURE_WIDTH = WIDTH - PICTURE_LEFT;
const RGB = 3;

/** Greatest size of a card: some applications show no larger preview. Few pictures need the lower qualities. */
const MAX_BYTES = 60_000;
const QUALITIES = [60, 50, 38, 28];
/** Tuned by eye for screens (N. Robidoux): a quarter fewer bytes than the usual table, with no visible difference. */
const QUANTISATION_TABLE = 3;
/** Palette size, for the shades between ink and ground, and those of the mark. */
const COLOURS_OF_WORDS = 16;

export type CardPicture = Buffer;

/** Crops the middle of a picture, as tall as a card. @throws Error when the picture cannot be read. */
export async function cropForCard(original: string): Promise<CardPicture> {
  const picture = openPicture(original);
  return inTurn(picture, () =>
    picture
      .resize({ width: PICTURE_WIDTH, height: HEIGHT, fit: 'cover' })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer(),
  );
}

/** Renders an SVG as pixels. @param svg without transparency. */
export function rasterise(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
}

const raw = { width: WIDTH, height: HEIGHT, channels: RGB } as const;

/** Encodes a card with a picture as JPEG. @param pixels of the whole card. */
export async function encodePicture(pixels: Buffer): Promise<Buffer> {
  let file = pixels;
  for (const quality of QUALITIES) {
    file = await sharp(pixels, { raw }).jpeg({ quality, quantisationTable: QUANTISATION_TABLE }).toBuffer();
    if (file.length <= MAX_BYTES) break;
  }
  return file;
}

/** Encodes a card with only words as PNG. @param pixels of the whole card. */
export function encodeWords(pixels: Buffer): Promise<Buffer> {
  return sharp(pixels, { raw }).png({ colours: COLOURS_OF_WORDS, dither: 0, effort: 1 }).toBuffer();
}

/** Joins the pixel rows of words and of a picture, which is faster than compositing for a thousand cards. */
export function sideBySide(words: Buffer, picture: Buffer): Buffer {
  const all = Buffer.allocUnsafe(WIDTH * HEIGHT * RGB);
  const [left, right] = [PICTURE_LEFT * RGB, PICTURE_WIDTH * RGB];
  for (let row = 0; row < HEIGHT; row += 1) {
    const start = row * WIDTH * RGB;
    words.copy(all, start, row * left, (row + 1) * left);
    picture.copy(all, start + left, row * right, (row + 1) * right);
  }
  return all;
}
