import { readFile } from 'node:fs/promises';
import { Blob, Face, Font } from 'harfbuzzjs';
import { cutFont } from '../fonts.ts';
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
  '€',
  '→',
  '№',
  '™',
].join('');

/** Kerning and accents, and what joins the letters of Arabic and of Devanagari. */
const FEATURES = [
  'kern',
  'ccmp',
  'locl',
  'mark',
  'mkmk',
  'isol',
  'init',
  'medi',
  'fina',
  'rlig',
  'liga',
  'calt',
  ...[
    'nukt',
    'akhn',
    'rphf',
    'rkrf',
    'blwf',
    'half',
    'vatu',
    'cjct',
    'pres',
    'abvs',
    'blws',
    'psts',
    'haln',
    'abvm',
    'blwm',
  ],
];

function range(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
}

/** What a face is made of: fonts that are asked for each character in turn, and the space between letters. */
interface Cut {
  /** Paths within `node_modules`. */
  sources: readonly string[];
  weight: number;
  /** Added between letters, in ems. Never in Arabic, whose letters join. */
  tracking: number;
}

const bricolage = (set: string): string =>
  `@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-${set}-wght-normal.woff2`;
const instrument = (set: string): string =>
  `@fontsource-variable/instrument-sans/files/instrument-sans-${set}-wght-normal.woff2`;
const NASKH = '@fontsource-variable/noto-naskh-arabic/files/noto-naskh-arabic-arabic-wght-normal.woff2';

/** Sets of the companion face, which has the letters that the faces of the site lack. */
const COMPANION = [
  'latin',
  'latin-ext',
  'vietnamese',
  'greek',
  'greek-ext',
  'cyrillic',
  'cyrillic-ext',
  'devanagari',
];
const companion = (set: string): string =>
  `@fontsource-variable/noto-sans/files/noto-sans-${set}-wght-normal.woff2`;

/** The face for some words: one for all of them, since a letter in another face would look like a mistake. */
export type FaceFor = (words: string) => Typeface;

/** The faces of the site, as its pages are set in them; the companion face for words of which they lack a letter. */
export async function openFaces(): Promise<{ display: FaceFor; text: FaceFor }> {
  const [display, text] = await Promise.all([
    openFace({ sources: [bricolage('latin'), bricolage('latin-ext'), NASKH], weight: 650, tracking: -0.03 }),
    openFace({
      sources: [instrument('latin'), instrument('latin-ext'), NASKH],
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
  const other = typefaceOf(await open([...COMPANION.map(companion), NASKH]), 0);
  return (words) => (own.has(words) ? own : other);
}

async function openFont(source: string, weight: number): Promise<OpenFont> {
  const cut = { source, weight, format: 'truetype', letters: LETTERS, features: FEATURES } as const;
  const font = new Font(new Face(new Blob(await readFile(await cutFont(cut)))));
  font.setScale(UNITS, UNITS);
  const paths = new Map<number, string>();
  const pathOf = (glyph: number): string => {
    const path = paths.get(glyph) ?? font.glyphToPath(glyph);
    paths.set(glyph, path);
    return path;
  };
  return { font, pathOf };
}
