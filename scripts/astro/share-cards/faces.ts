import { readFile } from 'node:fs/promises';
import { Blob, Face, Font } from 'harfbuzzjs';
import { cutFont } from '../fonts.ts';
import { type OpenFont, typefaceOf, type Typeface, UNITS } from './typeface.ts';

/** Latin with all its accents, Arabic, and the signs of French and English. */
const LETTERS = [
  ...range(0x20, 0x7e),
  ...range(0xa0, 0x24f),
  ...range(0x1e00, 0x1eff),
  ...range(0x2010, 0x2044),
  ...range(0x600, 0x6ff),
  '€',
  '→',
  '№',
  '™',
].join('');

/** Kerning and accents, and what joins Arabic letters. */
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

/** The faces of the site, as its pages are set in them. */
export async function openFaces(): Promise<{ display: Typeface; text: Typeface }> {
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

async function openFace({ sources, weight, tracking }: Cut): Promise<Typeface> {
  return typefaceOf(await Promise.all(sources.map((source) => openFont(source, weight))), tracking);
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
