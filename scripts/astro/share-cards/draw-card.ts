import { shareCardSize, type ShareCard } from '../../../src/site/share-card.ts';
import { memoised } from '../../../src/domain/memoised.ts';
import { drawWords } from './card-words.ts';
import { openFaces } from './faces.ts';
import { placeMark, readMark } from './mark.ts';
import {
  type CardPicture,
  encodePicture,
  encodeWords,
  PICTURE_LEFT,
  rasterise,
  sideBySide,
} from './pixels.ts';

const { width: WIDTH, height: HEIGHT } = shareCardSize;
/** Pixels: the mark on a card without a picture, cropped by the edge as at the end of the pages. */
const LARGE_MARK = { width: 600, left: 700, top: 392 };

/**
 * Opens the typefaces, and returns the function that draws a card: as a JPEG, or as a PNG if it has only words
 * (`shareCardExtension`).
 */
export async function openDrawing() {
  const faces = await openFaces();
  const markIn = memoised(readMark);
  return async (card: ShareCard, picture: CardPicture | null): Promise<Buffer> => {
    const width = picture ? PICTURE_LEFT : WIDTH;
    const mark = card.markFile === null ? null : await markIn(card.markFile);
    const behind =
      mark && !picture ? `<g fill="${card.accent}" opacity=".28">${placeMark(mark, LARGE_MARK)}</g>` : '';
    const words = await rasterise(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}">` +
        `<rect width="100%" height="100%" fill="${card.ground}"/>${behind}` +
        `<g fill="${card.ink}">${drawWords(card, width, { ...faces, mark })}</g></svg>`,
    );
    return picture ? encodePicture(sideBySide(words, picture)) : encodeWords(words);
  };
}
