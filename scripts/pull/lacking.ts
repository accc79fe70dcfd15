import type { Id } from '../../src/domain/model/core.ts';

type Identified = Record<'id', Id | null>;

/** Those of other records that a list lacks, by their ids. */
export function lackedBy<T extends Identified>(list: readonly Identified[], others: readonly T[]): T[] {
  const ids = new Set(list.map(({ id }) => id));
  return others.filter(({ id }) => !ids.has(id));
}
