/**
 * Returns the CSS class that sizes display type so that its longest word fits unbroken into seven of twelve columns;
 * undefined for short words. The styles are in `labels.css`.
 */
export function displayFit(words: string): string | undefined {
  const longest = Math.max(...words.split(/\s+/).map((word) => Array.from(word).length));
  if (longest <= 6) return undefined;
  if (longest <= 8) return 'fit-8';
  return longest <= 11 ? 'fit-11' : 'fit-long';
}
