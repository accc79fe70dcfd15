import { readFile } from 'node:fs/promises';
import { environment } from '../../../src/site/build-environment.ts';
import { festivalLetters } from '../snapshot-facts.ts';
import { cutFace, cutFont, DISPLAY_FACE, unicodeRange } from '../fonts/fonts.ts';
import { quickWoff2 } from '../fonts/woff2.ts';

/** At its one weight already: from there the cut of a page takes milliseconds. */
const face = cutFace(DISPLAY_FACE, festivalLetters(environment), 'truetype');

/**
 * The display face cut to the letters of some words, and to the hyphen that a word is parted with: as rules that hold the
 * font itself, to stand in a page. If it should not be ready for the first paint, nothing moves for it later.
 */
export async function titleFaces(words: string): Promise<string> {
  const used = Array.from(new Set(`${words}-`)).toSorted();
  const rules = (await face).map(async ({ path, letters: all }, index) => {
    const letters = used.filter((letter) => all.includes(letter)).join('');
    if (letters === '') return '';
    const cut = await readFile(await cutFont({ source: path, letters, format: 'truetype' }));
    const source = `url(data:font/woff2;base64,${quickWoff2(cut).toString('base64')})format("woff2")`;
    const range = index === 0 ? '' : `;unicode-range:${unicodeRange(letters).join()}`;
    return `@font-face{font-family:Title;src:${source};font-weight:650;font-display:optional${range}}`;
  });
  return (await Promise.all(rules)).join('');
}
