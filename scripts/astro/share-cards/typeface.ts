import { Buffer as TextBuffer, Direction, type Font, shape } from 'harfbuzzjs';

/** Outlines are written in these units to the em. */
export const UNITS = 1000;

const IS_ARABIC = /\p{Script=Arabic}/u;
/** Arabic words, with the spaces between them, are one run from right to left. */
const RUNS =
  /\p{Script=Arabic}(?:[\p{Script=Arabic}\p{M}\s]*[\p{Script=Arabic}\p{M}])?|[^\p{Script=Arabic}]+/gu;

/** A face of the site, which draws words as outlines: the same on every machine, whatever fonts that has. */
export interface Typeface {
  /** Width of a line, in ems. */
  widthOf: (text: string) => number;
  /** A line as SVG elements, the baseline at 0, to be scaled by `size / UNITS` and filled by their parent. */
  outline: (text: string) => string;
}

/** A font, and the outlines of its glyphs, each drawn once. */
export interface OpenFont {
  font: Font;
  pathOf: (glyph: number) => string;
}

/** @param fonts are asked for each character in turn. @param tracking added between letters, in ems. */
export function typefaceOf(fonts: readonly OpenFont[], tracking: number): Typeface {
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
