import { drawLine, lineWidth } from './alphabet.ts';
import { MARKS } from './marks.ts';
import { createRandom, type Random } from '../image/noise.ts';

const WIDTH = 320;
const HEIGHT = 120;

interface Lettering {
  /** Space between letters, and weight of their strokes, in tenths of their height. */
  gap: number;
  weight: number;
  cap: 'round' | 'butt';
}

/** The logo of a partner or an outlet, named by its slug: a mark and the name, black on nothing, as an SVG document. */
export function renderLogo(slug: string): string {
  const random = createRandom(`logo/${slug}`);
  const words = wordsOf(slug);
  const lettering: Lettering = {
    gap: random.pick([1.8, 2.4, 3.4]),
    weight: random.pick([0.8, 1.1, 1.5, 2]),
    cap: random.pick(['round', 'butt']),
  };
  const layout = words.join(' ').length > 20 ? beside : random.pick([beside, beside, beside, above, framed]);
  const content = layout(random, words, lettering);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${content}</svg>\n`;
}

const SMALL_WORDS = new Set([
  'A',
  'AL',
  'AND',
  'DA',
  'DE',
  'DEL',
  'DES',
  'DO',
  'DU',
  'ET',
  'EL',
  'LA',
  'LE',
  'LES',
  'OF',
  'THE',
  'UND',
]);

/** The words of a slug as they are lettered: an elided article is joined to its noun. */
function wordsOf(slug: string): string[] {
  return slug
    .toUpperCase()
    .replace(/\b([DL])-(?=[AEIOUH])/g, '$1’')
    .split('-')
    .filter(Boolean);
}

/** Words in lines no longer than `most` letters where possible; a line never ends on an article. */
function breakLines(words: readonly string[], most: number): string[] {
  const longest = Math.max(most, ...words.map((word) => word.length));
  const lines: string[] = [];
  let held = '';
  for (const word of words) {
    const piece = held === '' ? word : `${held} ${word}`;
    held = SMALL_WORDS.has(word) ? piece : '';
    if (held !== '') continue;
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${piece}`.length <= longest)
      lines[lines.length - 1] = `${last} ${piece}`;
    else lines.push(piece);
  }
  return held === '' ? lines : [...lines, held];
}

/** Lines set in the box, as large as it allows. */
function set(
  lines: readonly string[],
  x: number,
  y: number,
  width: number,
  height: number,
  centred: boolean,
  lettering: Lettering,
): string {
  const widest = Math.max(...lines.map((line) => lineWidth(line, lettering.gap)));
  const size = Math.min((width / widest) * 10, height / (lines.length + (lines.length - 1) * 0.62));
  const top = y + (height - size * (lines.length + (lines.length - 1) * 0.62)) / 2;
  const drawn = lines.map((line, index) => {
    const spare = width - (lineWidth(line, lettering.gap) * size) / 10;
    return drawLine(line, centred ? x + spare / 2 : x, top + index * size * 1.62, size, lettering.gap);
  });
  return `<g fill="none" stroke="#000" stroke-width="${lettering.weight}" stroke-linecap="${lettering.cap}" stroke-linejoin="${lettering.cap === 'round' ? 'round' : 'miter'}">${drawn.join('')}</g>`;
}

const placed = (mark: string, x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size / 100})">${mark}</g>`;

type Layout = (random: Random, words: readonly string[], lettering: Lettering) => string;

const beside: Layout = (random, words, lettering) => {
  const size = random.pick([64, 76, 88]);
  const mark = random.pick(MARKS)(random, 3 + lettering.weight * 2);
  const left = 16 + size + 22;
  return (
    placed(mark, 16, (HEIGHT - size) / 2, size) +
    set(
      breakLines(words, 12),
      left,
      (HEIGHT - 62) / 2,
      WIDTH - left - 14,
      words.length > 1 ? 62 : 30,
      false,
      lettering,
    )
  );
};

const above: Layout = (random, words, lettering) => {
  const mark = random.pick(MARKS)(random, 4 + lettering.weight * 2);
  return (
    placed(mark, (WIDTH - 62) / 2, 8, 62) + set([words.join(' ')], 24, 86, WIDTH - 48, 20, true, lettering)
  );
};

const framed: Layout = (random, words, lettering) => {
  const rules = random.chance(0.5);
  const frame = rules ? 'M20 18H300M20 102H300' : 'M20 16H300V104H20Z';
  return `<path d="${frame}" fill="none" stroke="#000" stroke-width="${2 + lettering.weight}"/>${set(breakLines(words, 14), 42, 34, WIDTH - 84, 52, true, lettering)}`;
};
