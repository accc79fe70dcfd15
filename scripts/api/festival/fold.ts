/**
 * Returns the form that two texts share if they differ only by case, accents, ligatures or punctuation, in Latin and
 * Arabic script: lower-case words of letters and digits, separated by single spaces.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll(/[đð]/g, 'd')
    .replaceAll('þ', 'th')
    .replaceAll('ı', 'i')
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')
    .replaceAll('ـ', '')
    .replace(/[^\p{L}\p{N}\p{Extended_Pictographic}]+/gu, ' ')
    .trim();
}
