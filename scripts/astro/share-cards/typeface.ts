import { Buffer as TextBuffer, Direction, type Font, shape } from 'harfbuzzjs';

/** Units per em in which outlines are written. */
export const UNITS = 1000;

/** Id of the glyph for a letter that a font lacks; cut fonts have no outline of it. */
const MISSING = 0;
const BOX = 'M80 0H520V700H80ZM130 50V650H470V50Z';
const BOX_WIDTH = 600;

/** Characters of words: without one of them, a word would be another word. */
const IS_LETTER = /[\p{L}\p{M}\p{N}]/u;
const IS_MARK = /\p{M}/u;
const IS_ARABIC = /\p{Script=Arabic}/u;
/** Arabic words, with the spaces between them, are one run from right to left. */
const RUNS =
  /\p{Script=Arabic}(?:[\p{Script=Arabic}\p{M}\s]*[\p{Script=Arabic}\p{M}])?|[^\p{Script=Arabic}]+/gu;

/** A face that draws words as outlines, which are the same on every machine, whatever fonts it has. */
export type Typeface = ReturnType<typeof typefaceOf>;

/** A font, and the outlines of its glyphs, each drawn once. */
export interface OpenFont {
  font: Font;
  pathOf: (glyph: number) => string;
}

/** Creates a face. @param fonts tried in turn for each character. @param tracking added between letters, in ems. */
export function typefaceOf(fonts: readonly OpenFont[], tracking: number) {
  const glyphsOf = (text: string) =>
    runsOf(text, fonts).flatMap((run) => shapeRun(run, run.isArabic ? 0 : tracking * UNITS));
  return {
    has: (text: string): boolean =>
      Array.from(text.normalize('NFC')).every((one) => !IS_LETTER.test(one) || fontOf(one, fonts)),
    /** Width of a line, in ems. */
    widthOf: (text: string): number => glyphsOf(text).reduce((sum, { advance }) => sum + advance, 0) / UNITS,
    /** Draws a line as SVG elements, the baseline at 0, to be scaled by `size / UNITS` and filled by their parent. */
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
 * Splits text into runs of one font. A letter that no font has becomes an empty box: without it, a name would be
 * another one. A sign that no font has, such as an emoji, is left out: a box would be meaningless there.
 */
function runsOf(text: string, fonts: readonly OpenFont[]): Run[] {
  const boxFor = (character: string): OpenFont | undefined =>
    /[\p{L}\p{N}]/u.test(character) ? fonts[0] : undefined;
  const runs: Run[] = [];
  for (const [script] of text.normalize('NFC').matchAll(RUNS)) {
    const isArabic = IS_ARABIC.test(script);
    for (const character of script) {
      const last = runs.at(-1);
      // A combining mark uses the font of its letter if that font has it.
      const ofLetter = IS_MARK.test(character) && last ? fontOf(character, [last.font]) : undefined;
      const font = ofLetter ?? fontOf(character, fonts) ?? boxFor(character);
      if (!font) continue;
      // A space belongs to the run before it: every font has one.
      const goesOn = last?.isArabic === isArabic && (last.font === font || character === ' ');
      if (goesOn) last.text += character;
      else runs.push({ text: character, font, isArabic });
    }
  }
  return runs;
}

/** Returns the shaped letters of a run, in units of the em. Their outlines have y upwards. */
function shapeRun({ text, font, isArabic }: Run, tracking: number) {
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
