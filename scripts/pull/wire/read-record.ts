import type { z } from 'zod';
import { idOf } from '../../../src/back-end/guards.ts';
import type { Quarantined } from '../../../src/domain/model/snapshot.ts';
import { cleanRecord } from './clean-record.ts';

type Path = readonly PropertyKey[];

export interface ReadResult<T> {
  records: T[];
  quarantined: Quarantined[];
}

/**
 * Fields that decide whether and as what a record may be shown: a wrong value in them must not count as missing. In all
 * other fields it may, since the contract (`scripts/api/README.md`) allows every field except `id` to be missing.
 */
const decisiveFields: ReadonlySet<PropertyKey> = new Set(['id', 'show', 'annee']);

/** Reads a list record by record. @param source path of the list, e.g. `/api/evenements/`. */
export function readRecords<T>(schema: z.ZodType<T>, items: readonly unknown[], source: string) {
  const quarantined: Quarantined[] = [];
  const records = items.flatMap((item, index) => {
    const result = readRecord(schema, item, `${source} [${index}]`);
    quarantined.push(...result.quarantined);
    return result.records;
  });
  return { records, quarantined };
}

/**
 * Reads one record and removes what the schema refuses: the wrong value itself if its field may be absent, otherwise
 * the smallest object around it that may be absent. If there is no such object, the record is left out.
 */
export function readRecord<T>(schema: z.ZodType<T>, item: unknown, source: string): ReadResult<T> {
  const quarantined: Quarantined[] = [];
  const clean = cleanRecord(item);
  if (!clean.ok)
    return { records: [], quarantined: [{ path: source, id: idOf(item), reason: clean.reason }] };
  const root = { item: clean.value };
  const id = idOf(root.item);
  quarantined.push(
    ...clean.removed.map(({ path, reason }) => ({ path: source + dottedPath(path), id, reason })),
  );

  for (;;) {
    const parsed = schema.safeParse(root.item);
    if (parsed.success) return { records: [parsed.data], quarantined };
    const pruned: Path[] = [];
    for (const issue of parsed.error.issues) {
      if (pruned.some((path) => startsWith(issue.path, path))) continue;
      const path = prune(root, ['item', ...issue.path]);
      const reason = path.length === 1 ? `${issue.message}; the record is left out` : issue.message;
      quarantined.push({ path: source + dottedPath(issue.path), id, reason });
      if (path.length === 1) return { records: [], quarantined };
      pruned.push(path.slice(1));
    }
  }
}

/** Removes the value at the path, or the nearest object around it that may be absent; returns the removed path. */
function prune(root: Record<PropertyKey, unknown>, path: Path): Path {
  let value: unknown = root;
  const containers: Record<PropertyKey, unknown>[] = [];
  for (const key of path) {
    if (typeof value !== 'object' || value === null) break;
    containers.push(value as Record<PropertyKey, unknown>);
    value = (value as Record<PropertyKey, unknown>)[key];
  }
  for (let depth = containers.length - 1; depth > 0; depth--) {
    const key = path[depth] ?? '';
    const container = containers[depth];
    if (container?.[key] === undefined || decisiveFields.has(key)) continue;
    container[key] = undefined;
    return path.slice(0, depth + 1);
  }
  return path.slice(0, 1);
}

const startsWith = (path: Path, start: Path): boolean => start.every((key, index) => path[index] === key);

const dottedPath = (path: Path): string =>
  path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');
