import type { Id } from '../../src/domain/model/core.ts';

interface Identified {
  id: Id | null;
}

/** Those of other records that a list lacks, by their ids. */
export function lackedBy<T extends Identified>(list: readonly Identified[], others: readonly T[]): T[] {
  const ids = new Set(list.map(({ id }) => id));
  return others.filter(({ id }) => !ids.has(id));
}
