/** Divides a list into pages of at most `size` items; an empty list is one page. Pages and items count from 1. */
export function listPages<Item>(all: readonly Item[], size: number) {
  const count = Math.max(1, Math.ceil(all.length / size));
  return Array.from({ length: count }, (_, index) => {
    const items = all.slice(index * size, (index + 1) * size);
    const first = index * size + 1;
    return { number: index + 1, items, first, last: first + items.length - 1, total: all.length };
  });
}

/** The part of a list that is shown, and the addresses of the parts before and after it; null if there is none. */
export type TurnsView = NonNullable<ReturnType<typeof turnsOf>>;

/** @returns null for a list of a single page. */
export function turnsOf(
  { number, first, last, total }: ReturnType<typeof listPages>[number],
  hrefOf: (number: number) => string,
) {
  if (first === 1 && last === total) return null;
  return {
    first,
    last,
    total,
    previousHref: number > 1 ? hrefOf(number - 1) : null,
    nextHref: last < total ? hrefOf(number + 1) : null,
  };
}
