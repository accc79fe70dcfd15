import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { shareCardSize, type ShareCard } from '../../../src/site/share-card.ts';
import { openPicture } from '../../media/usable-picture.ts';
import { CAPITALS, drawSetting, heightOf, setText } from './set-text.ts';
import { openTypefaces, UNITS } from './typeface.ts';

const { width: WIDTH, height: HEIGHT } = shareCardSize;
const MARGIN = 56;
/** Where the picture begins. */
const PICTURE_LEFT = 640;
const PICTURE_WIDTH = WIDTH - PICTURE_LEFT;

const TITLE_SIZES = [216, 192, 168, 150, 132, 116, 102, 90, 80, 71, 63, 56, 50, 44];
const TITLE_LEADING = 0.94;
const SMALL = 30;
const SMALL_LEADING = 1.28;
const SMALL_LINES = 4;
const KICKER_SIZES = [30, 26];
const KICKER_LEADING = 1.1;
const BAR = { width: 56, height: 12 };
const MARK_HEIGHT = 52;
const NAME_SIZE = 40;
const GAP = 40;
/** Of the card of words alone: the mark, as the pages end in it, cut by the edge. */
const LARGE_MARK = { width: 600, left: 700, top: 392 };

/** Pixels of a picture as a card shows it. */
export type CardPicture = Buffer;

export type DrawCard = (card: ShareCard, picture: CardPicture | null) => Promise<Buffer>;

/** A picture's middle, as tall as a card. @throws Error when it cannot be read. */
export async function cropForCard(original: string): Promise<CardPicture> {
  return openPicture(original)
    .resize({ width: PICTURE_WIDTH, height: HEIGHT, fit: 'cover' })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** Opens what cards are drawn with. */
export async function openDrawing(): Promise<DrawCard> {
  const { display, text } = await openTypefaces();
  const marks = new Map<string, Promise<Mark>>();

  const drawWords = async (card: ShareCard, width: number): Promise<string> => {
    const column = width - 2 * MARGIN;
    const small = {
      width: column,
      height: SMALL * (CAPITALS + SMALL_LEADING),
      sizes: [SMALL],
      leading: SMALL_LEADING,
    };
    const lines = card.lines.flatMap((line) => setText(line, text, small).lines).slice(0, SMALL_LINES);
    const facts = { size: SMALL, lines };
    const bottom = HEIGHT - MARGIN;
    const factsTop = bottom - heightOf(facts, SMALL_LEADING);
    const titleTop = MARGIN + MARK_HEIGHT + GAP;
    const title = setText(card.title, display, {
      width: column,
      height: (lines.length > 0 ? factsTop - GAP : bottom) - titleTop,
      sizes: TITLE_SIZES,
      leading: TITLE_LEADING,
    });
    const signature = await drawSignature(card, width - MARGIN, column / 2);
    const kickerLeft = MARGIN + BAR.width + 20;
    const kicker =
      card.kicker === null
        ? null
        : setText(card.kicker, text, {
            width: signature.left - GAP / 2 - kickerLeft,
            height: MARK_HEIGHT,
            sizes: KICKER_SIZES,
            leading: KICKER_LEADING,
          });
    const middle = MARGIN + MARK_HEIGHT / 2;
    return [
      `<rect x="${MARGIN}" y="${middle - BAR.height / 2}" width="${BAR.width}" height="${BAR.height}" fill="${card.accent}"/>`,
      kicker &&
        drawSetting(kicker, text, {
          left: kickerLeft,
          top: middle - heightOf(kicker, KICKER_LEADING) / 2,
          leading: KICKER_LEADING,
        }),
      signature.markup,
      drawSetting(title, display, { left: MARGIN, top: titleTop, leading: TITLE_LEADING }),
      drawSetting(facts, text, { left: MARGIN, top: factsTop, leading: SMALL_LEADING }),
    ].join('');
  };

  /** The festival's mark, or its name, at the end of the first line. */
  const drawSignature = async (
    card: ShareCard,
    right: number,
    widest: number,
  ): Promise<{ markup: string; left: number }> => {
    const mark = await markOf(card);
    if (mark) {
      const width = MARK_HEIGHT * mark.ratio;
      return { markup: placeMark(mark, { left: right - width, top: MARGIN, width }), left: right - width };
    }
    const name = display.widthOf(card.festival);
    const size = Math.min(NAME_SIZE, widest / name);
    const left = right - name * size;
    const baseline = MARGIN + (MARK_HEIGHT + CAPITALS * size) / 2;
    const markup = `<g transform="translate(${left} ${baseline}) scale(${size / UNITS})">${display.outline(card.festival)}</g>`;
    return { markup, left };
  };

  const markOf = async ({ markFile }: ShareCard): Promise<Mark | null> => {
    if (markFile === null) return null;
    const mark = marks.get(markFile) ?? readMark(markFile);
    marks.set(markFile, mark);
    return mark;
  };

  return async (card, picture) => {
    const width = picture ? PICTURE_LEFT : WIDTH;
    const mark = picture ? null : await markOf(card);
    const behind = mark ? `<g fill="${card.accent}" opacity=".28">${placeMark(mark, LARGE_MARK)}</g>` : '';
    const svg =
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}">` +
      `<rect width="100%" height="100%" fill="${card.ground}"/>${behind}` +
      `<g fill="${card.ink}">${await drawWords(card, width)}</g></svg>`;
    const words = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
    return encode(picture ? sideBySide(words, picture) : words);
  };
}

/** The most that a card may weigh: some applications show no larger preview. Few pictures need the lower qualities. */
const MOST_BYTES = 60_000;
const QUALITIES = [74, 62, 50, 38, 28];

async function encode(pixels: Buffer): Promise<Buffer> {
  const raw = { width: WIDTH, height: HEIGHT, channels: 3 } as const;
  let file = pixels;
  for (const quality of QUALITIES) {
    file = await sharp(pixels, { raw }).jpeg({ quality }).toBuffer();
    if (file.length <= MOST_BYTES) break;
  }
  return file;
}

interface Mark {
  /** Height as a share of its width. */
  ratio: number;
  left: number;
  top: number;
  width: number;
  path: string;
}

/** Reads a mark: one path, in a view box. @throws Error when the file is anything else. */
async function readMark(file: string): Promise<Mark> {
  const svg = await readFile(file, 'utf8');
  const [left, top, width, height] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '').split(' ').map(Number);
  const path = / d="([^"]+)"/.exec(svg)?.[1];
  if (left === undefined || top === undefined || !width || !height || !path)
    throw new Error(
      `${file} must have a viewBox and one path with its d: cards draw the festival's mark by them`,
    );
  return { ratio: width / height, left, top, width, path };
}

function placeMark(mark: Mark, { left, top, width }: { left: number; top: number; width: number }): string {
  const scale = width / mark.width;
  return `<path transform="translate(${left} ${top}) scale(${scale}) translate(${-mark.left} ${-mark.top})" d="${mark.path}"/>`;
}

/** Rows of words and of a picture, joined. Faster than compositing, for a thousand cards. */
function sideBySide(words: Buffer, picture: Buffer): Buffer {
  const all = Buffer.allocUnsafe(WIDTH * HEIGHT * 3);
  for (let row = 0; row < HEIGHT; row += 1) {
    words.copy(all, row * WIDTH * 3, row * PICTURE_LEFT * 3, (row + 1) * PICTURE_LEFT * 3);
    picture.copy(
      all,
      (row * WIDTH + PICTURE_LEFT) * 3,
      row * PICTURE_WIDTH * 3,
      (row + 1) * PICTURE_WIDTH * 3,
    );
  }
  return all;
}
