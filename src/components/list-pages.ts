/** A list as pages of so many items at most; an empty one is a page too. Pages and items have their numbers from 1. */
export function listPages<Item>(all: readonly Item[], size: number) {
  const count = Math.max(1, Math.ceil(all.length / size));
  return Array.from({ length: count }, (_, index) => {
    const items = all.slice(index * size, (index + 1) * size);
    const first = index * size + 1;
    return { number: index + 1, items, first, last: first + items.length - 1, total: all.length };
  });
}

/** Which part of a list is shown, and where the parts before and after it stand; null where there is none. */
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
