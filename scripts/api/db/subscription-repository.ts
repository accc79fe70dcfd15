import { query } from './query.ts';
import type { DatabaseSync } from 'node:sqlite';
import type { Account } from './account-repository.ts';

export interface Subscription {
  id: number;
  event: number;
}

/** A subscription with its account, for the organisers. */
interface Registration extends Subscription, Omit<Account, 'id'> {
  /** Milliseconds since the epoch. */
  createdAt: number;
}

/** Methods that change something are called inside a write. */
export function createSubscriptionRepository(sqlite: DatabaseSync) {
  const insert = sqlite.prepare('INSERT INTO subscription (account, event, created_at) VALUES (?, ?, ?)');
  const remove = sqlite.prepare('DELETE FROM subscription WHERE account = ? AND event = ?');
  const find = query<Subscription>(
    sqlite,
    'SELECT id, event FROM subscription WHERE account = ? AND event = ?',
  );
  const ofAccount = query<Subscription>(
    sqlite,
    'SELECT id, event FROM subscription WHERE account = ? ORDER BY id',
  );
  const all = query<Registration>(
    sqlite,
    `SELECT subscription.id, subscription.created_at AS createdAt, event,
      username, first_name AS firstName, last_name AS lastName, email
    FROM subscription JOIN account ON account.id = subscription.account ORDER BY subscription.id`,
  );
  return {
    find: (account: number, event: number) => find.get(account, event),
    /** @throws SQLite's constraint error when the account is subscribed already. */
    add: (account: number, event: number, now: number): Subscription => ({
      id: Number(insert.run(account, event, now).lastInsertRowid),
      event,
    }),
    remove: (account: number, event: number): void => void remove.run(account, event),
    ofAccount: (account: number) => ofAccount.all(account),
    all: () => all.all(),
  };
}
