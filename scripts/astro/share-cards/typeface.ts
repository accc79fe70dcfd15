import { Buffer as TextBuffer, Direction, type Font, shape } from 'harfbuzzjs';

/** Outlines are written in these units to the em. */
export const UNITS = 1000;

/** Glyph of a letter that a font lacks; cut fonts have no outline of it. */
const MISSING = 0;
const BOX = 'M80 0H520V700H80ZM130 50V650H470V50Z';
const BOX_WIDTH = 600;

/** Characters that words consist of: without one of them it is another word. */
const IS_LETTER = /[\p{L}\p{M}\p{N}]/u;
const IS_MARK = /\p{M}/u;
const IS_ARABIC = /\p{Script=Arabic}/u;
/** Arabic words, with the spaces between them, are one run from right to left. */
const RUNS =
  /\p{Script=Arabic}(?:[\p{Script=Arabic}\p{M}\s]*[\p{Script=Arabic}\p{M}])?|[^\p{Script=Arabic}]+/gu;

/** A face that draws words as outlines: the same on every machine, whatever fonts that has. */
export type Typeface = ReturnType<typeof typefaceOf>;

/** A font, and the outlines of its glyphs, each drawn once. */
export interface OpenFont {
  font: Font;
  pathOf: (glyph: number) => string;
}

/** @param fonts are asked for each character in turn. @param tracking added between letters, in ems. */
export function typefaceOf(fonts: readonly OpenFont[], tracking: number) {
  const glyphsOf = (text: string): Glyph[] =>
    runsOf(text, fonts).flatMap((run) => shapeRun(run, run.isArabic ? 0 : tracking * UNITS));
  return {
    /** It has every letter of the text. */
    has: (text: string): boolean =>
      Array.from(text.normalize('NFC')).every((one) => !IS_LETTER.test(one) || fontOf(one, fonts)),
    /** Width of a line, in ems. */
    widthOf: (text: string): number => glyphsOf(text).reduce((sum, { advance }) => sum + advance, 0) / UNITS,
    /** A line as SVG elements, the baseline at 0, to be scaled by `size / UNITS` and filled by their parent. */
    outline: (text: string): string => {
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

const fontOf = (character: string, fonts: readonly OpenFont[]): OpenFont | undefined =>
  fonts.find(({ font }) => font.nominalGlyph(character.codePointAt(0) ?? 0) !== undefined);

/**
 * A letter that no font has is an empty box: without it a name would be another one. A sign, an emoji for one, is left
 * out: there a box would say less than nothing.
 */
function runsOf(text: string, fonts: readonly OpenFont[]): Run[] {
  const boxFor = (character: string): OpenFont | undefined =>
    /[\p{L}\p{N}]/u.test(character) ? fonts[0] : undefined;
  const runs: Run[] = [];
  for (const [script] of text.normalize('NFC').matchAll(RUNS)) {
    const isArabic = IS_ARABIC.test(script);
    for (const character of script) {
      const last = runs.at(-1);
      // A mark stands in the font of its letter, where that has it.
      const ofLetter = IS_MARK.test(character) && last ? fontOf(character, [last.font]) : undefined;
      const font = ofLetter ?? fontOf(character, fonts) ?? boxFor(character);
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
      path: codepoint === MISSING ? BOX : font.pathOf(codepoint),
      x,
      y,
      advance: (codepoint === MISSING ? BOX_WIDTH : xAdvance) + tracking,
    }));
}
