import type { DatabaseSync, SQLInputValue } from 'node:sqlite';

/** Prepares a query that returns rows of type `Row`. Tables are strict, so the schema guarantees the column types. */
export function query<Row>(sqlite: DatabaseSync, text: string) {
  const statement = sqlite.prepare(text);
  return {
    get: (...values: SQLInputValue[]) => statement.get(...values) as Row | undefined,
    all: (...values: SQLInputValue[]) => statement.all(...values) as Row[],
  };
}

export function inTransaction<Result>(sqlite: DatabaseSync, work: () => Result): Result {
  sqlite.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    sqlite.exec('COMMIT');
    return result;
  } catch (error) {
    // On a full disk SQLite has already rolled the transaction back.
    if (sqlite.isTransaction) sqlite.exec('ROLLBACK');
    throw error;
  }
}
