import pLimit from 'p-limit';
import sharp, { type Sharp, type SharpOptions } from 'sharp';

/** More than any camera takes; a small file that decodes to more is meant to exhaust memory. */
const MAX_PIXELS = 150e6;
/** WebP's limit for a side, the lowest among the encodings of the site. */
const MAX_SIDE = 16_383;

/** Pixels of a drawing's side on a card of the site. The time that its filters take grows with this size. */
const CARD_SIDE = 640;

/** Pixels of the largest picture that may be decoded as a whole rather than row by row, or while others are decoded. */
const LARGE_PIXELS = 40e6;
const oneLarge = pLimit(1);

/** A truncated picture decodes with a warning and is half grey: it is better left out, so warnings count as errors. */
const strictOptions: SharpOptions = { failOn: 'warning', limitInputPixels: MAX_PIXELS };

/**
 * Opens a picture with the settings that pull and build share, so that the build can read what the pull accepts. The
 * picture is turned upright; of an animation, only the first frame is read.
 */
export function openPicture(file: Uint8Array | string): Sharp {
  return sharp(file, strictOptions).autoOrient();
}

/** Decodes a picture; large ones are decoded one after the other. @throws Error when the picture cannot be read. */
export async function inTurn<T>(picture: Sharp, decode: () => Promise<T>): Promise<T> {
  const { width, height } = await picture.metadata();
  return width * height > LARGE_PIXELS ? oneLarge(decode) : decode();
}

/**
 * Decodes a picture to its end and returns its size in pixels as displayed.
 * @throws Error stating what is wrong with the picture.
 */
export async function measurePicture(file: Uint8Array | string): Promise<{ width: number; height: number }> {
  const picture = openPicture(file);
  const { autoOrient, format, isProgressive } = await withPlainErrors(picture.metadata());
  const { width, height } = autoOrient;
  if (!width || !height) throw new Error('has no size');
  if (Math.max(width, height) > MAX_SIDE) {
    throw new Error(`is ${width} × ${height} pixels: no side may be longer than ${MAX_SIDE}`);
  }
  const isOpenedByRows = format === 'svg' || format === 'jpeg' || (format === 'png' && !isProgressive);
  if (!isOpenedByRows && width * height > LARGE_PIXELS) {
    throw new Error(
      `is ${width} × ${height} pixels: above ${LARGE_PIXELS / 1e6} million, save it as a JPEG, or a PNG without interlacing`,
    );
  }
  // Decoded small, but from all bytes; a drawing at the size at which the build draws it.
  const side = format === 'svg' ? CARD_SIDE : 16;
  await withPlainErrors(picture.resize({ width: side, height: side }).raw().toBuffer());
  return { width, height };
}

async function withPlainErrors<T>(operation: Promise<T>): Promise<T> {
  try {
    return await operation;
  } catch (error) {
    const reasons = (error instanceof Error ? error.message : String(error)).split('\n');
    // The decoder adds, before or after its reason, that it took a warning for an error.
    const reason = reasons.find((line) => !line.startsWith('Warning treated as error')) ?? reasons[0] ?? '';
    if (reason.includes('exceeds pixel limit')) {
      throw new Error(`has more than ${MAX_PIXELS / 1e6} million pixels`, { cause: error });
    }
    throw new Error(`is damaged or cut short (${reason})`, { cause: error });
  }
}
