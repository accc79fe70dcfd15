import { readFile } from 'node:fs/promises';
import { cutFont, DISPLAY_FACE, LETTERS } from '../fonts.ts';

/** At its one weight already: from there the cut of a page takes milliseconds. */
const face = cutFont({ ...DISPLAY_FACE, format: 'truetype' });

/**
 * The display face cut to the letters of some words, and to the hyphen that a word is parted with, to stand in a page.
 * @returns an address that holds the font itself. Letters that the face lacks are not in it.
 */
export async function cutForWords(words: string): Promise<string> {
  const letters = Array.from(new Set(`${words}-`)).filter((letter) => LETTERS.includes(letter));
  const file = await readFile(await cutFont({ source: await face, letters: letters.toSorted().join('') }));
  return `data:font/woff2;base64,${file.toString('base64')}`;
}
