import type { SQLOutputValue } from 'node:sqlite';

/** A row as `node:sqlite` gives it. */
export type Row = Record<string, SQLOutputValue>;

/** A column that the schema says is text. */
export function textOf(row: Row, column: string): string {
  const value = row[column];
  if (typeof value !== 'string') throw new TypeError(`Column ${column} is not text.`);
  return value;
}

/** A column that the schema says is text or null. */
export function optionalText(row: Row, column: string): string | null {
  return row[column] === null ? null : textOf(row, column);
}

/** A column that the schema says is an integer. */
export function integerOf(row: Row, column: string): number {
  const value = row[column];
  if (typeof value !== 'number') throw new TypeError(`Column ${column} is not an integer.`);
  return value;
}
