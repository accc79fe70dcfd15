import type { Id } from '../../../src/domain/model/core.ts';
import type { WireFestival } from '../read/resources.ts';
import type { Report } from './context.ts';
import { type Clash, clashReason, fillGaps } from './fill-gaps.ts';

function valueCount(value: unknown): number {
  if (value === undefined) return 0;
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce<number>((sum, one) => sum + valueCount(one), 0);
}

/** Merges two occurrences of a record, neither of which has precedence: the fuller one wins, the other fills its gaps. */
export function mergeRecords<T extends object>(first: T, second: T | undefined): T {
  if (!second) return first;
  const [full, other] = valueCount(second) > valueCount(first) ? [second, first] : [first, second];
  return fillGaps(full, other).record;
}

/** Reports the clashes of a list's records, each once however often the record is nested. */
export function clashReporter(list: keyof WireFestival, report: Report) {
  const reported = new Set<string>();
  return (id: Id, clashes: readonly Clash[]): void => {
    for (const clash of clashes) {
      const key = `${id}${clash.field}`;
      if (reported.has(key)) continue;
      reported.add(key);
      report(list, id, clash.field, clashReason(clash));
    }
  };
}

/** Indexes the records of a list by id. Of two with the same id the fuller one wins; the duplicate is reported. */
export function byId<T extends { id: Id }>(records: readonly T[], list: keyof WireFestival, report: Report) {
  const listed = new Map<Id, T>();
  for (const item of records) {
    const known = listed.get(item.id);
    if (known) report(list, item.id, '', 'is listed more than once; the fullest record is kept');
    listed.set(item.id, mergeRecords(known ?? item, known && item));
  }
  return listed;
}

/**
 * Returns a list, followed by the records that are only nested elsewhere, in order of appearance. The list's own record
 * takes precedence over a nested one, which fills its gaps; differences are reported. A nested record that is only an id
 * is not added.
 */
export function gatherRecords<T extends { id: Id }>(
  records: readonly T[],
  nested: readonly (T | undefined)[],
  list: keyof WireFestival,
  report: Report,
): T[] {
  const listed = byId(records, list, report);
  const unlisted = new Map<Id, T>();
  const reportClashes = clashReporter(list, report);
  for (const item of nested) {
    if (!item || valueCount(item) <= 1) continue;
    const known = listed.get(item.id);
    if (known) {
      const { record, clashes } = fillGaps(known, item);
      reportClashes(item.id, clashes);
      listed.set(item.id, record);
    } else unlisted.set(item.id, mergeRecords(item, unlisted.get(item.id)));
  }
  return [...listed.values(), ...unlisted.values()];
}
