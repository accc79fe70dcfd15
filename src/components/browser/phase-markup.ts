/* Attributes by which the HTML of words that name a phase (`PhaseWords.astro`), its styles and its script meet. */

/** From when the word is the one to be read, an instant; without it, from the beginning. */
export const FROM = 'data-from';
/** On the word to be read now; the others leave room for it. */
export const CURRENT = 'data-current';
