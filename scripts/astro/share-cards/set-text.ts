import { memoised } from '../../../src/domain/memoised.ts';
import { type Typeface, UNITS } from './typeface.ts';

export interface Setting {
  face: Typeface;
  /** Pixels. */
  size: number;
  /** Distance of baselines, in ems. */
  leading: number;
  lines: string[];
}

interface Column extends Pick<Setting, 'leading'> {
  /** Pixels. */
  width: number;
  /** Pixels, from the top of the first line's capitals to the baseline of the last. */
  height: number;
  /** Type sizes that may be chosen, in pixels, the largest first. */
  sizes: readonly number[];
}

/** Height of capitals in ems, near enough for both faces. */
export const CAPITALS = 0.7;
const ELLIPSIS = '…';

/** Sets words as large as the column allows; if they do not fit at the smallest size, they end in an ellipsis. */
export function setText(words: string, face: Typeface, { width, height, sizes, leading }: Column): Setting {
  const widthOf = memoised((text: string) => face.widthOf(text));
  const linesAt = (size: number): number => Math.floor((height / size - CAPITALS) / leading) + 1;
  for (const size of sizes) {
    const lines = breakLines(words, width / size, widthOf);
    if (lines && lines.length <= linesAt(size)) return { face, size, leading, lines };
  }
  const size = sizes.at(-1) ?? height;
  const lines = cutWords(words, width / size, linesAt(size), widthOf);
  return { face, size, leading, lines };
}

/** Draws a setting as SVG. @param left pixels. @param top pixels, at the top of the first line's capitals. */
export function drawSetting({ face, size, leading, lines }: Setting, left: number, top: number): string {
  const first = top + CAPITALS * size;
  return lines
    .map((line, index) => {
      const y = (first + index * leading * size).toFixed(1);
      return `<g transform="translate(${left} ${y}) scale(${size / UNITS})">${face.outline(line)}</g>`;
    })
    .join('');
}

/** Pixels from the top of the first line's capitals to the last baseline. */
export function heightOf({ size, leading, lines }: Setting): number {
  return size * (CAPITALS + leading * (lines.length - 1));
}

/** Breaks words into lines. Null if a piece of a word is wider than the column. @param width ems. */
function breakLines(words: string, width: number, widthOf: (text: string) => number): string[] | null {
  const lines: string[] = [];
  let line = '';
  let sign = '';
  for (const { before, text, hyphen } of piecesOf(words)) {
    const longer = line + before + text;
    if (line && widthOf(longer + hyphen) > width) {
      lines.push(line + sign);
      line = text;
    } else line = line ? longer : text;
    sign = hyphen;
    if (widthOf(line + sign) > width) return null;
  }
  return [...lines, line];
}

function cutWords(words: string, width: number, count: number, widthOf: (text: string) => number): string[] {
  const letters = [...new Intl.Segmenter().segment(words)].map(({ segment }) => segment);
  for (let length = letters.length; length > 0; length = Math.floor(length * 0.95)) {
    const start = letters.slice(0, length).join('').trimEnd();
    const lines = breakLines(start + ELLIPSIS, width, widthOf);
    if (lines && lines.length <= count) return lines;
  }
  return [ELLIPSIS];
}

/** Longer words may be hyphenated after a vowel that a consonant and a vowel follow: most syllables end there. */
const LONG_WORD = 16;
const LETTERS_OF_SYLLABLE = 4;
const SYLLABLE = /(?<=[aeiouyàâéèêëîïôùû])(?=[bcdfghjklmnpqrstvz][hlr]?[aeiouyàâéèêëîïôùû])/i;

function syllables(word: string): string[] {
  if (word.length <= LONG_WORD) return [word];
  const parts: string[] = [];
  for (const syllable of word.split(SYLLABLE)) {
    const last = parts.at(-1);
    if (last !== undefined && last.length < LETTERS_OF_SYLLABLE) parts[parts.length - 1] = last + syllable;
    else parts.push(syllable);
  }
  return parts;
}

/** Splits words into pieces that stay on one line. */
function piecesOf(words: string) {
  // No line breaks at the spaces that French has before double punctuation marks and within quotation marks.
  const joined = words.replace(/ ([!?:;»%/])/g, '\u00a0$1').replace(/« /g, '«\u00a0');
  return joined
    .split(/[ \n\t]+/)
    .filter(Boolean)
    .flatMap((word) =>
      (word.match(/[^/-]*[/-]+(?=.)|.+$/g) ?? [word])
        .flatMap((part) =>
          syllables(part).map((text, index, all) => ({ text, isParted: index < all.length - 1 })),
        )
        .map(({ text, isParted }, index) => ({
          /** Space between this piece and the one before. */
          before: index === 0 ? ' ' : '',
          text,
          /** Sign that is added if the line ends after this piece. */
          hyphen: isParted ? '-' : '',
        })),
    );
}
