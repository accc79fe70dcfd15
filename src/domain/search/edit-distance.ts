/** Number of edits tolerated in a word, by its length: in a short word, one edit makes another word. */
export function maxEdits(word: string): number {
  if (word.length < 5) return 0;
  return word.length < 7 ? 1 : 2;
}

/**
 * Edit distance of two words (optimal string alignment): letters missing, added, changed, or two neighbours swapped.
 * @returns `limit + 1` if the distance is greater than the limit.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    let rowMinimum = row;
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      let edits = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const areSwapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (row > 1 && column > 1 && areSwapped) edits = Math.min(edits, (beforeLast[column - 2] ?? 0) + 1);
      current.push(edits);
      rowMinimum = Math.min(rowMinimum, edits);
    }
    if (rowMinimum > limit) return limit + 1;
    [beforeLast, last] = [last, current];
  }
  return Math.min(limit + 1, last[b.length] ?? 0);
}

/** The letters of a word as a bit mask, to rule out distant words before comparing them letter by letter. */
export function letterMask(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

/** Whether words with these letter masks can be within the limit: one edit changes two bits at most. */
export function mayBeWithin(a: number, b: number, limit: number): boolean {
  let different = a ^ b;
  for (let count = 0; different !== 0; count += 1) {
    if (count === 2 * limit) return false;
    different &= different - 1;
  }
  return true;
}
