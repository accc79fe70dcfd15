import type { DatabaseSync, SQLInputValue } from 'node:sqlite';

/** A query by the rows it gives, named as in its text. The tables are strict: a column holds what the schema says. */
export function query<Row>(sqlite: DatabaseSync, text: string) {
  const statement = sqlite.prepare(text);
  return {
    get: (...values: SQLInputValue[]) => statement.get(...values) as Row | undefined,
    all: (...values: SQLInputValue[]) => statement.all(...values) as Row[],
  };
}

/** Does the work in a transaction, of which nothing stays when it fails. */
export function inTransaction<Result>(sqlite: DatabaseSync, work: () => Result): Result {
  sqlite.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    sqlite.exec('COMMIT');
    return result;
  } catch (error) {
    // On a full disk SQLite has rolled it back already.
    if (sqlite.isTransaction) sqlite.exec('ROLLBACK');
    throw error;
  }
}
