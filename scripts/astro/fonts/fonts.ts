import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { memoised } from '../../../src/domain/memoised.ts';
import { replaceFile } from '../../files/replace-file.ts';
import { quickWoff2 } from './woff2.ts';

/** A face of the site. It consists of character subsets, of which the first has the letters of French and English. */
export interface SiteFace {
  /** Paths within `node_modules`. The last are those of the companion face, for letters that the face itself lacks. */
  sources: readonly string[];
  weight: number | { min: number; max: number };
}

/** Returns the paths within `node_modules` of a family's character subsets. */
export const setsOf = (family: string, ...sets: string[]): string[] =>
  sets.map((set) => `@fontsource-variable/${family}/files/${family}-${set}-wght-normal.woff2`);
const COMPANION = setsOf('noto-sans', 'latin', 'latin-ext', 'vietnamese', 'greek', 'cyrillic');

/** The display face, at the only weight in which it is shown. */
export const DISPLAY_FACE: SiteFace = {
  sources: [...setsOf('bricolage-grotesque', 'latin', 'latin-ext', 'vietnamese'), ...COMPANION],
  weight: 650,
};

export const TEXT_FACE: SiteFace = {
  sources: [...setsOf('instrument-sans', 'latin', 'latin-ext'), ...COMPANION],
  weight: { min: 400, max: 600 },
};

/** Letters and signs of French and English, which are on every page. */
export const LETTERS = [
  Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join(''),
  'ÀÁÂÄÅÆÇÈÉÊËÍÎÏÑÓÔÖØÙÚÛÜŒàáâãäåæçèéêëíîïñóôõöøùúûüÿœß',
  '\u00a0«»‘’“”–—…·©°×£€',
].join('');

/** Kerning, tabular figures, and composed accents. */
const FEATURES = ['kern', 'tnum', 'ccmp', 'locl', 'mark'];

interface FontCut {
  /** Path within `node_modules`, or path of a font that has been cut already. */
  source: string;
  /** Absent for a font that has only one weight. */
  weight?: SiteFace['weight'];
  /**
   * TrueType for fonts with which the build itself draws, since shapers read that format. `quick-woff2` for a page's own
   * font, which takes half a millisecond to encode instead of 12, and is a little larger.
   */
  format?: 'woff2' | 'quick-woff2' | 'truetype';
  letters?: string;
  /** OpenType feature tags to keep, or null to keep all. */
  features?: readonly string[] | null;
}

/** Reads a font once, since each page has a cut of it. Its hash is not complete yet. */
const fontOf = memoised((source: string) => {
  const whole = readFileSync(createRequire(resolve('package.json')).resolve(source));
  return { whole, hash: createHash('sha256').update(whole) };
});

/**
 * Cuts a variable font down to what the pages use of it. Each cut is made once and then read from `.cache/fonts`.
 * @returns the absolute path of the file, as Astro's configuration requires.
 * @throws Error when the font is not installed.
 */
export async function cutFont({
  source,
  weight,
  format = 'woff2',
  letters = LETTERS,
  features = FEATURES,
}: FontCut): Promise<string> {
  const { whole, hash } = fontOf(source);
  const name = hash.copy().update(JSON.stringify([letters, features, weight]));
  const extension = { woff2: 'woff2', 'quick-woff2': 'quick.woff2', truetype: 'ttf' }[format];
  const path = join('.cache/fonts', `${name.digest('hex').slice(0, 16)}.${extension}`);
  if (!existsSync(path)) {
    const cut = await subsetFont(whole, letters, {
      targetFormat: format === 'woff2' ? 'woff2' : 'truetype',
      ...(features && { keepFeatures: [...features] }),
      noHinting: true,
      ...(weight !== undefined && { variationAxes: { wght: weight } }),
    });
    await replaceFile(path, format === 'quick-woff2' ? quickWoff2(cut) : cut);
  }
  return resolve(path);
}

export interface FacePart {
  path: string;
  /** Path within `node_modules` of the font that it is cut from. */
  source: string;
  letters: string;
}

/**
 * Cuts a face to the letters of every page and to others. Each character subset that has some of them becomes a file,
 * so that a page without other letters requests only the first file. Letters that no subset has are left out.
 */
export async function cutFace(
  { sources, weight }: SiteFace,
  others: string,
  format: FontCut['format'] = 'woff2',
): Promise<FacePart[]> {
  const parts: FacePart[] = [];
  let rest = Array.from(new Set(LETTERS + others));
  for (const source of sources) {
    if (rest.length === 0) break;
    const letters = rest.join('');
    const drawn = readFileSync(await cutFont({ source, weight, letters, format: 'truetype' }));
    const has = new Set(new Face(new Blob(drawn)).collectUnicodes());
    const own = rest.filter((letter) => has.has(letter.codePointAt(0) ?? 0));
    rest = rest.filter((letter) => !own.includes(letter));
    if (own.length === 0) continue;
    const cut = { source, weight, letters: own.join(''), format };
    parts.push({ path: await cutFont(cut), source, letters: cut.letters });
  }
  return parts;
}

/** Returns letters as ranges for a style sheet's `unicode-range`: `U+141-144`, `U+15b`. */
export function unicodeRange(letters: string): string[] {
  const ranges: [first: number, last: number][] = [];
  for (const code of Array.from(letters, (letter) => letter.codePointAt(0) ?? 0).sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && code <= last[1] + 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges.map(
    ([first, last]) => `U+${first.toString(16)}${last > first ? `-${last.toString(16)}` : ''}`,
  );
}
