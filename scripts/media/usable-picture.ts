import sharp, { type Sharp, type SharpOptions } from 'sharp';

/** More than any camera gives; a small file that unpacks to more is made to exhaust memory. */
const MOST_PIXELS = 150e6;
/** WebP's limit for a side, the least of the encodings that pages ask for. */
const LONGEST_SIDE = 16_383;

/** What a picture that is cut short gives is half grey: it is better left out, and so what a decoder only warns of counts. */
const strictly: SharpOptions = { failOn: 'warning', limitInputPixels: MOST_PIXELS };

/**
 * Opens a picture as pull and build both read it: what one can use, so can the other. Upright as the camera was held,
 * the first picture of an animation.
 */
export function openPicture(file: Uint8Array | string): Sharp {
  return sharp(file, strictly).autoOrient();
}

/**
 * Decodes a picture to its end. Gives its size in pixels as displayed.
 * @throws Error saying what is wrong with it.
 */
export async function measurePicture(file: Uint8Array | string): Promise<{ width: number; height: number }> {
  const picture = openPicture(file);
  const { width, height } = (await explained(picture.metadata())).autoOrient;
  if (!width || !height) throw new Error('has no size');
  if (Math.max(width, height) > LONGEST_SIDE) {
    throw new Error(`is ${width} × ${height} pixels: no side may be longer than ${LONGEST_SIDE}`);
  }
  // Small, but from all of its bytes.
  await explained(picture.resize({ width: 16, height: 16 }).raw().toBuffer());
  return { width, height };
}

async function explained<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    const reasons = (error instanceof Error ? error.message : String(error)).split('\n');
    // The decoder adds, before or after its reason, that it took a warning for an error.
    const reason = reasons.find((line) => !line.startsWith('Warning treated as error')) ?? reasons[0] ?? '';
    if (reason.includes('exceeds pixel limit')) {
      throw new Error(`has more than ${MOST_PIXELS / 1e6} million pixels`, { cause: error });
    }
    throw new Error(`is damaged or cut short (${reason})`, { cause: error });
  }
}
