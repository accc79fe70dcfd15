import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { replaceFile } from '../../files/replace-file.ts';

const CACHE = '.cache/fonts';

/** A face of the site: the sets of letters that it comes in, the first with what French and English are written with. */
export interface SiteFace {
  /** Paths within `node_modules`. The last are of the companion, for letters that the face itself lacks. */
  sources: readonly string[];
  /** The weights the pages use. */
  weight: number | { min: number; max: number };
}

/** Paths within `node_modules` of the sets of letters of a family. */
export const setsOf = (family: string, ...sets: string[]): string[] =>
  sets.map((set) => `@fontsource-variable/${family}/files/${family}-${set}-wght-normal.woff2`);
const COMPANION = setsOf('noto-sans', 'latin', 'latin-ext', 'vietnamese', 'greek', 'cyrillic');

/** The display face, at the one weight that it is shown in. */
export const DISPLAY_FACE: SiteFace = {
  sources: [...setsOf('bricolage-grotesque', 'latin', 'latin-ext', 'vietnamese'), ...COMPANION],
  weight: 650,
};

export const TEXT_FACE: SiteFace = {
  sources: [...setsOf('instrument-sans', 'latin', 'latin-ext'), ...COMPANION],
  weight: { min: 400, max: 600 },
};

/** What French and English are written with: on every page. */
export const LETTERS = [
  Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join(''),
  'ÀÁÂÄÅÆÇÈÉÊËÍÎÏÑÓÔÖØÙÚÛÜŒàáâãäåæçèéêëíîïñóôõöøùúûüÿœß',
  '\u00a0«»‘’“”–—…·©°×£€',
].join('');

/** Kerning, figures of one width, and accents that are put together. */
const FEATURES = ['kern', 'tnum', 'ccmp', 'locl', 'mark'];

interface FontCut {
  /** Path within `node_modules`, or of a font that was cut already. */
  source: string;
  /** Not of a font that has one weight alone. */
  weight?: SiteFace['weight'];
  /** What the build itself draws with is TrueType, which shapers read. */
  format?: 'woff2' | 'truetype';
  letters?: string;
  /** OpenType's names; null for those that shapers use by themselves. */
  features?: readonly string[] | null;
}

/**
 * Cuts a variable font down to what the pages show of it, once: the same cut is read from `.cache/fonts` afterwards.
 * @returns the path of the file, as Astro's configuration wants it.
 * @throws Error when the font is not installed.
 */
export async function cutFont({
  source,
  weight,
  format = 'woff2',
  letters = LETTERS,
  features = FEATURES,
}: FontCut): Promise<string> {
  const whole = readFileSync(createRequire(resolve('package.json')).resolve(source));
  const name = createHash('sha256')
    .update(whole)
    .update(JSON.stringify([letters, features, weight]));
  const extension = format === 'woff2' ? 'woff2' : 'ttf';
  const path = join(CACHE, `${name.digest('hex').slice(0, 16)}.${extension}`);
  if (!existsSync(path)) {
    const cut = await subsetFont(whole, letters, {
      targetFormat: format,
      ...(features && { keepFeatures: [...features] }),
      noHinting: true,
      ...(weight !== undefined && { variationAxes: { wght: weight } }),
    });
    await replaceFile(path, cut);
  }
  return resolve(path);
}

/** A file of a face, with the letters that are in it. */
export interface FacePart {
  path: string;
  /** Path within `node_modules` of the font that it is cut from. */
  source: string;
  letters: string;
}

/**
 * Cuts a face to the letters of every page, and to others: a file of each set that has some of them, so that a page which
 * shows none of the others asks for the first alone. Letters that no set has are in none.
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

/** Letters as a style sheet names them: `U+141-144,U+15b`. */
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
