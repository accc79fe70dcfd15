import type { Id } from '../../src/domain/model/core.ts';

type Identified = Record<'id', Id | null>;

export function missingFrom<T extends Identified>(list: readonly Identified[], others: readonly T[]): T[] {
  const ids = new Set(list.map(({ id }) => id));
  return others.filter(({ id }) => !ids.has(id));
}
