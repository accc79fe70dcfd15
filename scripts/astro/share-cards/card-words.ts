import { shareCardSize, type ShareCard } from '../../../src/site/share-card.ts';
import { type Mark, placeMark } from './mark.ts';
import { CAPITALS, drawSetting, heightOf, setText } from './set-text.ts';
import type { FaceFor } from './faces.ts';
import { UNITS } from './typeface.ts';

const MARGIN = 56;
const TITLE = { sizes: [216, 192, 168, 150, 132, 116, 102, 90, 80, 71, 63, 56, 50, 44], leading: 0.94 };
const SMALL = 30;
const SMALL_LEADING = 1.28;
const SMALL_LINES = 4;
const BAR = { width: 56, height: 12 };
const MARK_HEIGHT = 52;
const KICKER = { height: MARK_HEIGHT, sizes: [30, 26], leading: 1.1 };
const NAME_SIZE = 40;
const GAP = 40;

export interface Drawing {
  display: FaceFor;
  text: FaceFor;
  mark: Mark | null;
}

/** Draws the words of a card as SVG, in a column of a width in pixels, margins included. */
export function drawWords(card: ShareCard, width: number, { display, text, mark }: Drawing): string {
  const column = width - 2 * MARGIN;
  const small = {
    width: column,
    height: SMALL * (CAPITALS + SMALL_LEADING),
    sizes: [SMALL],
    leading: SMALL_LEADING,
  };
  const face = text(card.lines.join(' '));
  const lines = card.lines.flatMap((line) => setText(line, face, small).lines).slice(0, SMALL_LINES);
  const facts = { face, size: SMALL, leading: SMALL_LEADING, lines };
  const bottom = shareCardSize.height - MARGIN;
  const factsTop = bottom - heightOf(facts);
  const titleTop = MARGIN + MARK_HEIGHT + GAP;
  const title = setText(card.title, display(card.title), {
    ...TITLE,
    width: column,
    height: (lines.length > 0 ? factsTop - GAP : bottom) - titleTop,
  });
  const signature = drawSignature(
    card.festival,
    { right: width - MARGIN, widest: column / 2 },
    { display, mark },
  );
  const kickerLeft = MARGIN + BAR.width + 20;
  const besideMark = { ...KICKER, width: signature.left - GAP / 2 - kickerLeft };
  const kicker = card.kicker === null ? null : setText(card.kicker, text(card.kicker), besideMark);
  const middle = MARGIN + MARK_HEIGHT / 2;
  return [
    `<rect x="${MARGIN}" y="${middle - BAR.height / 2}" width="${BAR.width}" height="${BAR.height}" fill="${card.accent}"/>`,
    kicker && drawSetting(kicker, kickerLeft, middle - heightOf(kicker) / 2),
    signature.markup,
    drawSetting(title, MARGIN, titleTop),
    drawSetting(facts, MARGIN, factsTop),
  ].join('');
}

/** Draws the festival's mark, or otherwise its name, at the end of the first line. */
function drawSignature(
  festival: string,
  { right, widest }: { right: number; widest: number },
  { display, mark }: Pick<Drawing, 'display' | 'mark'>,
): { markup: string; left: number } {
  if (mark) {
    const width = MARK_HEIGHT * mark.ratio;
    const left = right - width;
    return { markup: placeMark(mark, { left, top: MARGIN, width }), left };
  }
  const face = display(festival);
  const name = face.widthOf(festival);
  const size = Math.min(NAME_SIZE, widest / name);
  const left = right - name * size;
  const baseline = MARGIN + (MARK_HEIGHT + CAPITALS * size) / 2;
  const markup = `<g transform="translate(${left} ${baseline}) scale(${size / UNITS})">${face.outline(festival)}</g>`;
  return { markup, left };
}
