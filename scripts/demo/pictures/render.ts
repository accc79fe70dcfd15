import sharp from 'sharp';
import { enlarge } from './image/enlarge.ts';
import { type Film, print, scatter } from './image/film.ts';
import { createFrame, type Frame } from './image/frame.ts';
import { grainRow } from './image/grain.ts';
import { createRandom, type Random } from './image/noise.ts';

/** A way of photographing: puts light on the frame and says how to develop it. */
export type Style = (frame: Frame, random: Random) => Film;

/**
 * Pixels exposed: half of the picture's, within these. Larger pictures are enlarged from so many, as prints are, and
 * get their grain at full size.
 */
const NEGATIVE_AREA = { least: 360_000, most: 620_000 };
const QUALITY = 82;

/** A JPEG of `width` x `height` pixels; the same style and seed always give the same picture. */
export async function renderPicture(
  style: Style,
  seed: string,
  width: number,
  height: number,
): Promise<Uint8Array> {
  const area = width * height;
  const exposed = Math.min(area, Math.max(NEGATIVE_AREA.least, Math.min(NEGATIVE_AREA.most, area / 2)));
  const scale = Math.sqrt(exposed / area);
  const frame = createFrame(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)));
  const film = style(frame, createRandom(seed));
  scatter(frame, film);
  const bytes = new Uint8ClampedArray(width * height * 3);
  enlarge(
    print(frame, film),
    frame.width,
    frame.height,
    width,
    height,
    grainRow(width, height, film.grain, bytes),
  );
  return sharp(bytes, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:2:0' })
    .toBuffer();
}
