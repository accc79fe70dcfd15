import { readFile } from 'node:fs/promises';
import { Blob, Buffer as TextBuffer, Direction, Face, Font, shape } from 'harfbuzzjs';
import { cutFont } from '../fonts.ts';

/** Outlines are written in these units to the em. */
export const UNITS = 1000;

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

const IS_ARABIC = /\p{Script=Arabic}/u;
/** Arabic words, with the spaces between them, are one run from right to left. */
const RUNS =
  /\p{Script=Arabic}(?:[\p{Script=Arabic}\p{M}\s]*[\p{Script=Arabic}\p{M}])?|[^\p{Script=Arabic}]+/gu;

function range(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
}

/** A face of the site, which draws words as outlines: the same on every machine, whatever fonts that has. */
export interface Typeface {
  /** Width of a line, in ems. */
  widthOf: (text: string) => number;
  /** A line as SVG elements, the baseline at 0, to be scaled by `size / UNITS` and filled by their parent. */
  outline: (text: string) => string;
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
export async function openTypefaces(): Promise<{ display: Typeface; text: Typeface }> {
  const [display, text] = await Promise.all([
    openTypeface({
      sources: [bricolage('latin'), bricolage('latin-ext'), NASKH],
      weight: 650,
      tracking: -0.03,
    }),
    openTypeface({
      sources: [instrument('latin'), instrument('latin-ext'), NASKH],
      weight: 600,
      tracking: -0.005,
    }),
  ]);
  return { display, text };
}

async function openTypeface({ sources, weight, tracking }: Cut): Promise<Typeface> {
  const fonts = await Promise.all(sources.map((source) => openFont(source, weight)));
  const glyphsOf = (text: string): Glyph[] =>
    runsOf(text, fonts).flatMap((run) => shapeRun(run, run.isArabic ? 0 : tracking * UNITS));
  return {
    widthOf: (text) => glyphsOf(text).reduce((sum, { advance }) => sum + advance, 0) / UNITS,
    outline: (text) => {
      let pen = 0;
      let markup = '';
      for (const { path, x, y, advance } of glyphsOf(text)) {
        if (path)
          markup += `<path transform="translate(${Math.round(pen + x)} ${-y}) scale(1 -1)" d="${path}"/>`;
        pen += advance;
      }
      return markup;
    },
  };
}

/** A font, and the outlines of its glyphs, each drawn once. */
interface OpenFont {
  font: Font;
  pathOf: (glyph: number) => string;
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

interface Run {
  text: string;
  font: OpenFont;
  isArabic: boolean;
}

/** A character that no face of the site has, an emoji for one, is left out: a box would say less than nothing. */
function runsOf(text: string, fonts: readonly OpenFont[]): Run[] {
  const runs: Run[] = [];
  for (const [script] of text.normalize('NFC').matchAll(RUNS)) {
    const isArabic = IS_ARABIC.test(script);
    for (const character of script) {
      const point = character.codePointAt(0) ?? 0;
      const font = fonts.find((one) => one.font.nominalGlyph(point) !== undefined);
      const last = runs.at(-1);
      if (!font) continue;
      // A space belongs to what is before it: every font has one.
      const goesOn = last?.isArabic === isArabic && (last.font === font || character === ' ');
      if (goesOn) last.text += character;
      else runs.push({ text: character, font, isArabic });
    }
  }
  return runs;
}

/** A shaped letter, in units of the em. */
interface Glyph {
  /** Outline, up positive. */
  path: string;
  x: number;
  y: number;
  advance: number;
}

function shapeRun({ text, font, isArabic }: Run, tracking: number): Glyph[] {
  const buffer = new TextBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  buffer.setDirection(isArabic ? Direction.RTL : Direction.LTR);
  shape(font.font, buffer);
  return buffer
    .getGlyphInfosAndPositions()
    .map(({ codepoint, xAdvance = 0, xOffset: x = 0, yOffset: y = 0 }) => ({
      path: font.pathOf(codepoint),
      x,
      y,
      advance: xAdvance + tracking,
    }));
}
