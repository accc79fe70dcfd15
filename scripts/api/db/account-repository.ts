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

export interface AccountWithHash {
  account: Account;
  passwordHash: string;
}

/** Usernames and email addresses are compared without regard to case. */
export interface AccountRepository {
  hasUsername(username: string): boolean;
  hasEmail(email: string): boolean;
  /** To be called inside a write. @throws SQLite's constraint error when the username or email is taken. */
  insert(account: NewAccount, now: number): void;
  find(username: string): AccountWithHash | null;
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

export function createAccountRepository(sqlite: DatabaseSync): AccountRepository {
  const byUsername = sqlite.prepare('SELECT * FROM account WHERE username_key = ?');
  const byEmail = sqlite.prepare('SELECT id FROM account WHERE email_key = ?');
  const insert = sqlite.prepare(`
    INSERT INTO account (username, username_key, email, email_key, first_name, last_name, password_hash, created_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?)`);
  return {
    hasUsername: (username) => byUsername.get(caseless(username)) !== undefined,
    hasEmail: (email) => byEmail.get(caseless(email)) !== undefined,
    insert: ({ username, email, firstName, lastName, passwordHash }, now) => {
      const keys = { username: caseless(username), email: caseless(email) };
      insert.run(username, keys.username, email, keys.email, firstName, lastName, passwordHash, now);
    },
    find: (username) => {
      const row = byUsername.get(caseless(username));
      return row ? { account: accountOf(row), passwordHash: textOf(row, 'password_hash') } : null;
    },
  };
}
