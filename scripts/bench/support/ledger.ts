import { DatabaseSync } from 'node:sqlite';

/** The writes that were acknowledged. */
export interface Ledger {
  /** Subjects of letters. */
  letters: Set<string>;
  /** `{account}/{event}`, accounts counted from 1 as they registered. */
  subscriptions: Set<string>;
}

const column = (db: DatabaseSync, query: string): Set<string> =>
  new Set(
    db
      .prepare(query)
      .all()
      .map((row) => String(row['value'])),
  );

const missing = (acknowledged: ReadonlySet<string>, saved: ReadonlySet<string>): string[] =>
  [...acknowledged].filter((each) => !saved.has(each));

/** Whether a database is whole, and which acknowledged writes it lacks. */
export function audit(database: string, { letters, subscriptions }: Ledger) {
  const db = new DatabaseSync(database);
  const integrity = [...column(db, 'SELECT integrity_check AS value FROM pragma_integrity_check')].join('; ');
  const savedLetters = column(db, "SELECT body ->> 'subject' AS value FROM message");
  const savedSubscriptions = column(db, "SELECT account || '/' || event AS value FROM subscription");
  db.close();
  return {
    integrity,
    lost: [...missing(letters, savedLetters), ...missing(subscriptions, savedSubscriptions)],
  };
}
