/** A field in which two tellings of one record differ. */
export interface Clash {
  /** e.g. `.nom`, `.image_base.file`. */
  field: string;
  used: unknown;
  ignored: unknown;
}

interface Completed<T> {
  record: T;
  clashes: Clash[];
}

type Fields = Record<string, unknown>;

/**
 * Two tellings of one record: the first, its gaps filled from the second, nested objects likewise. Where both say
 * something and do not agree, the first is used, and the clash is told.
 */
export function completed<T extends object>(first: T, second: T | undefined): Completed<T> {
  const clashes: Clash[] = [];
  if (!second || first === second) return { record: first, clashes };
  return { record: complete(first, second, '', clashes) as T, clashes };
}

function complete(first: unknown, second: unknown, field: string, clashes: Clash[]): unknown {
  if (second === undefined) return first;
  if (first === undefined) return second;
  if (Array.isArray(first) && Array.isArray(second)) return completeList(first, second, field, clashes);
  if (isFields(first) && isFields(second) && first['id'] === second['id']) {
    const names = new Set([...Object.keys(first), ...Object.keys(second)]);
    return Object.fromEntries(
      Array.from(names, (name) => [name, complete(first[name], second[name], `${field}.${name}`, clashes)]),
    );
  }
  if (first !== second && JSON.stringify(first) !== JSON.stringify(second)) {
    clashes.push({ field, used: first, ignored: second });
  }
  return first;
}

/** Lists of records are one list when they hold the same ids; the order is the first one's. */
function completeList(first: unknown[], second: unknown[], field: string, clashes: Clash[]): unknown[] {
  const others = new Map(second.map((item) => [idOf(item), item]));
  if (first.length !== second.length || !first.every((item) => others.has(idOf(item)))) {
    clashes.push({ field, used: first.map(idOf), ignored: second.map(idOf) });
  }
  return first.map((item) => {
    const id = idOf(item);
    return typeof id === 'number' ? complete(item, others.get(id), `${field}[${id}]`, clashes) : item;
  });
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The id of a record; what is no record stands for itself. */
function idOf(item: unknown): unknown {
  return isFields(item) ? item['id'] : item;
}

const LONGEST_SHOWN = 60;

/** What a clash says in a report, after the path of the record. */
export function clashReason({ used, ignored }: Clash): string {
  return `is ${shown(used)} in one place and ${shown(ignored)} in another; the first is shown`;
}

function shown(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN - 1)}…` : text;
}
