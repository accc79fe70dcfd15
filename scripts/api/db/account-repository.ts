import { integerOf, textOf, type Row } from './row.ts';
import { caseless } from '../validation/text.ts';
import type { DatabaseSync } from 'node:sqlite';

export interface Account {
  id: number;
  username: string;
  email: string;
  firstName: string;
  lastName: string;
}

export interface NewAccount extends Omit<Account, 'id'> {
  passwordHash: string;
}

export function accountOf(row: Row): Account {
  return {
    id: integerOf(row, 'id'),
    username: textOf(row, 'username'),
    email: textOf(row, 'email'),
    firstName: textOf(row, 'first_name'),
    lastName: textOf(row, 'last_name'),
  };
}

export type AccountRepository = ReturnType<typeof createAccountRepository>;

/** Usernames and email addresses are compared without regard to case. */
export function createAccountRepository(sqlite: DatabaseSync) {
  const byUsername = sqlite.prepare('SELECT * FROM account WHERE username_key = ?');
  const byEmail = sqlite.prepare('SELECT id FROM account WHERE email_key = ?');
  const insert = sqlite.prepare(`
    INSERT INTO account (username, username_key, email, email_key, first_name, last_name, password_hash, created_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?)`);
  return {
    hasUsername: (username: string) => byUsername.get(caseless(username)) !== undefined,
    hasEmail: (email: string) => byEmail.get(caseless(email)) !== undefined,
    /** To be called inside a write. @throws SQLite's constraint error when the username or email is taken. */
    insert: ({ username, email, firstName, lastName, passwordHash }: NewAccount, now: number): void => {
      const keys = { username: caseless(username), email: caseless(email) };
      insert.run(username, keys.username, email, keys.email, firstName, lastName, passwordHash, now);
    },
    find: (username: string) => {
      const row = byUsername.get(caseless(username));
      return row ? { account: accountOf(row), passwordHash: textOf(row, 'password_hash') } : null;
    },
  };
}
