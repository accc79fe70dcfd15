import { readFileSync } from 'node:fs';
import { environment } from '../../../src/site/build-environment.ts';
import { festivalLetters } from '../snapshot-facts.ts';
import { cutFace, cutFont, DISPLAY_FACE, unicodeRange } from '../fonts/fonts.ts';

/** The face, already cut to its one weight: cutting it again for a page takes milliseconds. */
const face = cutFace(DISPLAY_FACE, festivalLetters(environment), 'truetype');

/**
 * Returns the display face, cut to the letters of some words and the hyphen, as rules with embedded fonts for the HTML
 * of a page. A face that is not ready for the first paint is not swapped in later, so that nothing moves.
 */
export async function titleFaces(words: string): Promise<string> {
  const used = Array.from(new Set(`${words}-`)).toSorted();
  const rules = (await face).map(async ({ path, letters: all }, index) => {
    const letters = used.filter((letter) => all.includes(letter)).join('');
    if (letters === '') return '';
    // Read synchronously, which takes a quarter of the time for a small file.
    const cut = readFileSync(await cutFont({ source: path, letters, format: 'quick-woff2' }), 'base64');
    const source = `url(data:font/woff2;base64,${cut})format("woff2")`;
    const range = index === 0 ? '' : `;unicode-range:${unicodeRange(letters).join()}`;
    return `@font-face{font-family:Title;src:${source};font-weight:650;font-display:optional${range}}`;
  });
  return (await Promise.all(rules)).join('');
}
