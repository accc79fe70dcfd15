import type { Id } from '../../domain/model/common.ts';
import type { Report } from './context.ts';

interface Identified {
  id: Id;
}

/** How much a record says: the number of its values, nested ones included. */
function weight(value: unknown): number {
  if (value === undefined) return 0;
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce<number>((sum, one) => sum + weight(one), 0);
}

/** Two tellings of one record: the fuller one, its gaps filled from the other; the first where both say as much. */
export function merged<T extends object>(first: T, second: T | undefined): T {
  if (!second) return first;
  const [full, other] = weight(second) > weight(first) ? [second, first] : [first, second];
  const defined = Object.entries(full).filter(([, value]) => value !== undefined);
  return { ...other, ...Object.fromEntries(defined) };
}

/** The records of a list by id. Of two with one id the fuller one stays, and the clash is reported. */
export function byId<T extends Identified>(
  list: readonly T[],
  collection: string,
  report: Report,
): Map<Id, T> {
  const found = new Map<Id, T>();
  for (const item of list) {
    const known = found.get(item.id);
    if (known) report(collection, item.id, '', 'is listed more than once; the fullest record is kept');
    found.set(item.id, merged(known ?? item, known && item));
  }
  return found;
}

/**
 * A list, followed by what only nests elsewhere, in order of appearance. A nested object of which only the id is known
 * says nothing and is not added.
 */
export function gathered<T extends Identified>(
  list: readonly T[],
  nested: readonly (T | undefined)[],
  collection: string,
  report: Report,
): T[] {
  const listed = byId(list, collection, report);
  const found = new Map<Id, T>();
  for (const item of nested) {
    if (item && !listed.has(item.id) && weight(item) > 1)
      found.set(item.id, merged(item, found.get(item.id)));
  }
  return [...listed.values(), ...found.values()];
}
