import { integerOf, textOf } from './row.ts';
import type { DatabaseSync } from 'node:sqlite';

export interface Subscription {
  id: number;
  event: number;
}

export type SubscriptionRepository = ReturnType<typeof createSubscriptionRepository>;

/** Methods that change something are called inside a write. */
export function createSubscriptionRepository(sqlite: DatabaseSync) {
  const insert = sqlite.prepare('INSERT INTO subscription (account, event, created_at) VALUES (?, ?, ?)');
  const find = sqlite.prepare('SELECT id FROM subscription WHERE account = ? AND event = ?');
  const remove = sqlite.prepare('DELETE FROM subscription WHERE account = ? AND event = ?');
  const ofAccount = sqlite.prepare('SELECT id, event FROM subscription WHERE account = ? ORDER BY id');
  const all = sqlite.prepare(`
    SELECT subscription.id, subscription.created_at, event, username, first_name, last_name, email
    FROM subscription JOIN account ON account.id = subscription.account ORDER BY subscription.id`);
  return {
    /** The account's subscription to the event, or null. */
    find: (account: number, event: number): Subscription | null => {
      const row = find.get(account, event);
      return row ? { id: integerOf(row, 'id'), event } : null;
    },
    /** @throws SQLite's constraint error when the account is subscribed already. */
    add: (account: number, event: number, now: number): Subscription => ({
      id: Number(insert.run(account, event, now).lastInsertRowid),
      event,
    }),
    remove: (account: number, event: number): void => void remove.run(account, event),
    /** In the order of their creation. */
    ofAccount: (account: number): Subscription[] =>
      ofAccount.all(account).map((row) => ({ id: integerOf(row, 'id'), event: integerOf(row, 'event') })),
    all: () =>
      all.all().map((row) => ({
        id: integerOf(row, 'id'),
        createdAt: integerOf(row, 'created_at'),
        event: integerOf(row, 'event'),
        username: textOf(row, 'username'),
        firstName: textOf(row, 'first_name'),
        lastName: textOf(row, 'last_name'),
        email: textOf(row, 'email'),
      })),
  };
}
