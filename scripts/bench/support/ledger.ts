import { DatabaseSync } from 'node:sqlite';

/** The writes that were acknowledged. */
export interface Ledger {
  letters: Set<string>;
  /** `{account}/{event}`; accounts are numbered from 1, in the order in which they registered. */
  subscriptions: Set<string>;
}

export function audit(database: string, { letters, subscriptions }: Partial<Ledger>): boolean {
  using db = new DatabaseSync(database);
  const column = (query: string): Set<string> =>
    new Set(Array.from(db.prepare(query).iterate(), (row) => String(row['value'])));
  const integrity = column('SELECT integrity_check AS value FROM pragma_integrity_check');
  const savedLetters = column("SELECT body ->> 'subject' AS value FROM message");
  const savedSubscriptions = column("SELECT account || '/' || event AS value FROM subscription");
  return (
    [...integrity].join() === 'ok' &&
    hasAll(savedLetters, letters) &&
    hasAll(savedSubscriptions, subscriptions)
  );
}

const hasAll = (saved: ReadonlySet<string>, acknowledged: ReadonlySet<string> = new Set()): boolean =>
  [...acknowledged].every((each) => saved.has(each));
