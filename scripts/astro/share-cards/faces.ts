import { readFile } from 'node:fs/promises';
import { Blob, Face, Font } from 'harfbuzzjs';
import { memoised } from '../../../src/domain/memoised.ts';
import { cutFont, setsOf } from '../fonts/fonts.ts';
import { type OpenFont, typefaceOf, type Typeface, UNITS } from './typeface.ts';

/** Latin with all its letters and accents, Greek, Cyrillic, Devanagari, Arabic, and the signs of French and English. */
const LETTERS = [
  ...range(0x20, 0x7e),
  ...range(0xa0, 0x52f),
  ...range(0x900, 0x97f),
  ...range(0x1e00, 0x1fff),
  ...range(0x2010, 0x2044),
  ...range(0x600, 0x6ff),
  ...range(0x750, 0x77f),
  ...range(0x2c60, 0x2c7f),
  ...range(0xa720, 0xa7ff),
  '€→№™',
].join('');

function range(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
}

/** Components of a face: fonts that are tried in turn for each character, and the space between letters. */
interface Cut {
  /** Paths within `node_modules`. */
  sources: readonly string[];
  weight: number;
  /** Added between letters, in ems. Never in Arabic, whose letters join. */
  tracking: number;
}

const NASKH = setsOf('noto-naskh-arabic', 'arabic');

/** Fonts of the companion face, with letters that the faces of the site lack. */
const COMPANION = [
  ...setsOf('noto-sans', 'latin', 'latin-ext', 'vietnamese', 'greek', 'greek-ext'),
  ...setsOf('noto-sans', 'cyrillic', 'cyrillic-ext', 'devanagari'),
  ...NASKH,
];

/** Returns the face for some words: one for all of them, since a letter in another face would look like a mistake. */
export type FaceFor = (words: string) => Typeface;

/** Opens the faces of the site's pages, and the companion face for words with a letter that they lack. */
export async function openFaces(): Promise<{ display: FaceFor; text: FaceFor }> {
  const [display, text] = await Promise.all([
    openFace({
      sources: [...setsOf('bricolage-grotesque', 'latin', 'latin-ext'), ...NASKH],
      weight: 650,
      tracking: -0.03,
    }),
    openFace({
      sources: [...setsOf('instrument-sans', 'latin', 'latin-ext'), ...NASKH],
      weight: 600,
      tracking: -0.005,
    }),
  ]);
  return { display, text };
}

async function openFace({ sources, weight, tracking }: Cut): Promise<FaceFor> {
  const open = (paths: readonly string[]): Promise<OpenFont[]> =>
    Promise.all(paths.map((source) => openFont(source, weight)));
  const own = typefaceOf(await open(sources), tracking);
  const other = typefaceOf(await open(COMPANION), 0);
  return (words) => (own.has(words) ? own : other);
}

async function openFont(source: string, weight: number): Promise<OpenFont> {
  const cut = { source, weight, format: 'truetype', letters: LETTERS, features: null } as const;
  const font = new Font(new Face(new Blob(await readFile(await cutFont(cut)))));
  font.setScale(UNITS, UNITS);
  return { font, pathOf: memoised((glyph: number) => font.glyphToPath(glyph)) };
}
