import type { Id } from '../../../src/domain/model/common.ts';
import type { Report } from './context.ts';
import { type Clash, clashReason, completed } from './occurrences.ts';

interface Identified {
  id: Id;
}

/** How much a record says: the number of its values, nested ones included. */
function weight(value: unknown): number {
  if (value === undefined) return 0;
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce<number>((sum, one) => sum + weight(one), 0);
}

/** Two tellings of one record of equal standing: the fuller one counts, its gaps filled from the other. */
export function merged<T extends object>(first: T, second: T | undefined): T {
  if (!second) return first;
  const [full, other] = weight(second) > weight(first) ? [second, first] : [first, second];
  return completed(full, other).record;
}

/** Reports the clashes of a collection's records, each once however often the record is nested. */
export function clashReporter(
  collection: string,
  report: Report,
): (id: Id, clashes: readonly Clash[]) => void {
  const told = new Set<string>();
  return (id, clashes) => {
    for (const clash of clashes) {
      const key = `${id}${clash.field}`;
      if (told.has(key)) continue;
      told.add(key);
      report(collection, id, clash.field, clashReason(clash));
    }
  };
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
 * A list, followed by what only nests elsewhere, in order of appearance. What the list has is never taken from a nested
 * record; where the two differ, that is reported. A nested object of which only the id is known says nothing and is not
 * added.
 */
export function gathered<T extends Identified>(
  list: readonly T[],
  nested: readonly (T | undefined)[],
  collection: string,
  report: Report,
): T[] {
  const listed = byId(list, collection, report);
  const found = new Map<Id, T>();
  const reportClashes = clashReporter(collection, report);
  for (const item of nested) {
    if (!item || weight(item) <= 1) continue;
    const known = listed.get(item.id);
    if (known) reportClashes(item.id, completed(known, item).clashes);
    else found.set(item.id, merged(item, found.get(item.id)));
  }
  return [...listed.values(), ...found.values()];
}
