// Letters that Unicode does not decompose into a base letter and a mark.
const transliterations: Record<string, string> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ة: 'ه',
  ى: 'ي',
  ـ: '',
};
const transliterated = new RegExp(`[${Object.keys(transliterations).join('')}]`, 'gu');

/**
 * A text in the form that search compares: without case, accents and Arabic vowel signs, letters and digits only,
 * separated by single spaces.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(transliterated, (letter) => transliterations[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The text contains the query, ignoring accents, case and punctuation. Every text contains an empty query. */
export function includesFolded(text: string, query: string): boolean {
  return fold(text).includes(fold(query));
}
