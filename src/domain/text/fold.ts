// Letters that Unicode does not take apart into a base and a mark.
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
 * A text as search compares it: no case, no accents, no Arabic vowel signs, and nothing but letters and digits,
 * separated by single spaces.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(transliterated, (letter) => transliterations[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The text holds the query somewhere, accents, case and punctuation aside. Every text holds an empty query. */
export function includesFolded(text: string, query: string): boolean {
  return fold(text).includes(fold(query));
}
