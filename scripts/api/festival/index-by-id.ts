import type { Id } from './records/common.ts';

/** Finds a row by id. @throws Error naming the referrer when the festival has no such row. */
export type Finder<Row> = (id: Id, referrer: string) => Row;

/**
 * Makes a finder over the rows of one collection.
 * @throws Error when two rows share an id.
 */
export function indexById<Row extends { id: Id }>(collection: string, rows: readonly Row[]): Finder<Row> {
  const byId = new Map<Id, Row>();
  for (const row of rows) {
    if (byId.has(row.id)) throw new Error(`The festival has two ${collection} with the id ${row.id}.`);
    byId.set(row.id, row);
  }
  return (id, referrer) => {
    const row = byId.get(id);
    if (!row) throw new Error(`${referrer} refers to ${collection} ${id}, which the festival does not have.`);
    return row;
  };
}
