import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import subsetFont from 'subset-font';

const CACHE = '.cache/fonts';

/** The display face, at the one weight that it is shown in. */
export const DISPLAY_FACE = {
  source: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  weight: 650,
} as const;

/** What French and English are written with, and the names of most of those who speak neither. */
export const LETTERS = [
  Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join(''),
  'ÀÁÂÄÅÆÇÈÉÊËÍÎÏÑÓÔÖØÙÚÛÜŸŒàáâãäåæçèéêëíîïñóôõöøùúûüÿœß',
  '\u00a0\u202f«»‘’“”–—…·©°×½£€→',
].join('');

/** Kerning, figures of one width, and accents that are put together. */
const FEATURES = ['kern', 'tnum', 'ccmp', 'locl', 'mark'];

interface FontCut {
  /** Path within `node_modules`, or of a font that was cut already. */
  source: string;
  /** The weights the pages use: one, or the ends of a range. Not of a font that has one alone. */
  weight?: number | { min: number; max: number };
  /** What the build itself draws with is TrueType, which shapers read. */
  format?: 'woff2' | 'truetype';
  /** The characters that stay. */
  letters?: string;
  /** The OpenType features that stay. */
  features?: readonly string[];
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
      keepFeatures: [...features],
      noHinting: true,
      ...(weight !== undefined && { variationAxes: { wght: weight } }),
    });
    mkdirSync(CACHE, { recursive: true });
    const unfinished = `${path}.${process.pid}`;
    writeFileSync(unfinished, cut);
    renameSync(unfinished, path);
  }
  return resolve(path);
}
