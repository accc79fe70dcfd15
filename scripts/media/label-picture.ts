import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import sharp from 'sharp';
import { type EmbeddedLabel, labelJpeg } from './jpeg-label.ts';
import { openPicture } from './usable-picture.ts';

/** JPEG quality for print: a picture in another format is encoded without a visible difference. */
const PRINT_QUALITY = 92;

/**
 * Returns a picture as a JPEG with its label. A JPEG keeps every pixel as it is; any other format is encoded once.
 * @throws Error naming the file that cannot be read or labelled.
 */
export async function labelPicture(path: string, label: EmbeddedLabel): Promise<Buffer> {
  try {
    if (extname(path) === '.jpg') {
      const { orientation } = await sharp(path).metadata();
      return labelJpeg(await readFile(path), label, orientation);
    }
    const encoded = await openPicture(path)
      .flatten({ background: '#fff' })
      .jpeg({ quality: PRINT_QUALITY, chromaSubsampling: '4:4:4' })
      .toBuffer();
    return labelJpeg(encoded, label);
  } catch (error) {
    throw new Error(`${path} ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
