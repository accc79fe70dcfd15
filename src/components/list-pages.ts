/** A part of a long list, as one page shows it. */
export interface ListPage<Item> {
  /** From 1. */
  number: number;
  items: Item[];
  /** Numbers, from 1, of its first and last item among all. */
  first: number;
  last: number;
  total: number;
}

/** A list as pages of so many items at most; an empty one is a page too. */
export function listPages<Item>(all: readonly Item[], size: number): ListPage<Item>[] {
  const count = Math.max(1, Math.ceil(all.length / size));
  return Array.from({ length: count }, (_, index) => {
    const items = all.slice(index * size, (index + 1) * size);
    const first = index * size + 1;
    return { number: index + 1, items, first, last: first + items.length - 1, total: all.length };
  });
}

/** Which part of a list is shown, and where the parts before and after it stand; null where there is none. */
export interface TurnsView {
  first: number;
  last: number;
  total: number;
  previousHref: string | null;
  nextHref: string | null;
}

/** @returns null for a list of a single page. */
export function turnsOf(
  { number, first, last, total }: ListPage<unknown>,
  hrefOf: (number: number) => string,
): TurnsView | null {
  if (first === 1 && last === total) return null;
  return {
    first,
    last,
    total,
    previousHref: number > 1 ? hrefOf(number - 1) : null,
    nextHref: last < total ? hrefOf(number + 1) : null,
  };
}
