import { isFields } from '../../../src/domain/model/fields.ts';

/** A field in which two occurrences of one record differ. */
export interface Clash {
  /** e.g. `.nom`, `.image_base.file`. */
  field: string;
  used: unknown;
  ignored: unknown;
}

/**
 * Fills the gaps in the first occurrence of a record from the second, in nested objects too. If both have a value and
 * the values differ, the first is used and the clash is returned.
 */
export function fillGaps<T extends object>(first: T, second: T) {
  const clashes: Clash[] = [];
  if (first === second) return { record: first, clashes };
  return { record: fillValue(first, second, '', clashes) as T, clashes };
}

function fillValue(first: unknown, second: unknown, field: string, clashes: Clash[]): unknown {
  if (second === undefined) return first;
  if (first === undefined) return second;
  if (Array.isArray(first) && Array.isArray(second)) return fillList(first, second, field, clashes);
  if (isFields(first) && isFields(second) && first['id'] === second['id']) {
    const names = new Set([...Object.keys(first), ...Object.keys(second)]);
    return Object.fromEntries(
      Array.from(names, (name) => [name, fillValue(first[name], second[name], `${field}.${name}`, clashes)]),
    );
  }
  if (first !== second && JSON.stringify(first) !== JSON.stringify(second)) {
    clashes.push({ field, used: first, ignored: second });
  }
  return first;
}

/** Fills the items of the first list. Two lists agree if they contain the same ids; the first one's order is used. */
function fillList(first: unknown[], second: unknown[], field: string, clashes: Clash[]): unknown[] {
  const others = new Map(second.map((item) => [idOf(item), item]));
  if (first.length !== second.length || !first.every((item) => others.has(idOf(item)))) {
    clashes.push({ field, used: first.map(idOf), ignored: second.map(idOf) });
  }
  return first.map((item) => {
    const id = idOf(item);
    return typeof id === 'number' ? fillValue(item, others.get(id), `${field}[${id}]`, clashes) : item;
  });
}

/** Returns the id of a record; any other value identifies itself. */
function idOf(item: unknown): unknown {
  return isFields(item) ? item['id'] : item;
}

const MAX_EXCERPT_LENGTH = 60;

/** Describes a clash, to be read after the path of the field. */
export function clashReason({ used, ignored }: Clash): string {
  return `is ${excerpt(used)} in one place and ${excerpt(ignored)} in another; the first is shown`;
}

function excerpt(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > MAX_EXCERPT_LENGTH ? `${text.slice(0, MAX_EXCERPT_LENGTH - 1)}…` : text;
}
