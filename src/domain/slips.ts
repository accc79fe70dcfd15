/** Slips forgiven in a word of that length: short words would match everything. */
export function slipsAllowed(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

/**
 * The slips (a letter missing, added, changed, or two swapped) between a query word and the beginning of a word, since
 * the visitor may still be typing. `limit + 1` when there are more than `limit`.
 */
export function slipsBetween(query: string, word: string, limit: number): number {
  if (query.length - word.length > limit) return limit + 1;
  const width = Math.min(word.length, query.length + limit);
  let beforeLast: number[] = [];
  let last = Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= query.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= width; column += 1) {
      const same = query[row - 1] === word[column - 1];
      let slips = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const areSwapped = query[row - 1] === word[column - 2] && query[row - 2] === word[column - 1];
      if (row > 1 && column > 1 && areSwapped) slips = Math.min(slips, (beforeLast[column - 2] ?? 0) + 1);
      current.push(slips);
    }
    if (Math.min(...current) > limit) return limit + 1;
    [beforeLast, last] = [last, current];
  }
  return Math.min(limit + 1, ...last);
}
