import type { Id } from './common.ts';

/** Records by their identifier, in their given order. */
export type ById<T> = ReadonlyMap<Id, T>;

/** Indexes records by id; the first of several with the same id wins. */
export function byId<T extends { id: Id }>(records: readonly T[]): ById<T> {
  const index = new Map<Id, T>();
  for (const record of records) if (!index.has(record.id)) index.set(record.id, record);
  return index;
}
