import { caseless } from '../validation/text.ts';
import { query } from './query.ts';
import type { DatabaseSync } from 'node:sqlite';

export interface Account {
  id: number;
  username: string;
  email: string;
  firstName: string;
  lastName: string;
}

interface WithPassword extends Account {
  passwordHash: string;
}

const ACCOUNT = 'account.id, username, email, first_name AS firstName, last_name AS lastName';

/** Usernames and email addresses are compared without regard to case. */
export function createAccountRepository(sqlite: DatabaseSync) {
  const byUsername = query<WithPassword>(
    sqlite,
    `SELECT ${ACCOUNT}, password_hash AS passwordHash FROM account WHERE username_key = ?`,
  );
  const byEmail = sqlite.prepare('SELECT id FROM account WHERE email_key = ?');
  const insert = sqlite.prepare(`
    INSERT INTO account (username, username_key, email, email_key, first_name, last_name, password_hash, created_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?)`);
  const find = (username: string): WithPassword | undefined => byUsername.get(caseless(username));
  return {
    find,
    hasUsername: (username: string) => find(username) !== undefined,
    hasEmail: (email: string) => byEmail.get(caseless(email)) !== undefined,
    /** To be called inside a write. @throws SQLite's constraint error when the username or email is taken. */
    insert: (account: Omit<WithPassword, 'id'>, now: number): void => {
      const { username, email, firstName, lastName, passwordHash } = account;
      const keys = { username: caseless(username), email: caseless(email) };
      insert.run(username, keys.username, email, keys.email, firstName, lastName, passwordHash, now);
    },
  };
}

/** Maximum number of sessions of an account, e.g. one per device; a further session ends the oldest. */
const SESSIONS_PER_ACCOUNT = 20;

/** Times are milliseconds since the epoch. Methods that change something are called inside a write. */
export function createTokenRepository(sqlite: DatabaseSync) {
  const insert = sqlite.prepare(
    'INSERT INTO token (hash, account, created_at, expires_at) VALUES (?, ?, ?, ?)',
  );
  const revoke = sqlite.prepare('DELETE FROM token WHERE hash = ?');
  const forgetExpired = sqlite.prepare('DELETE FROM token WHERE expires_at <= ?');
  const forgetOldest = sqlite.prepare(`
    DELETE FROM token WHERE hash IN (
      SELECT hash FROM token WHERE account = ? ORDER BY created_at DESC LIMIT -1 OFFSET ${SESSIONS_PER_ACCOUNT})`);
  const owner = query<Account>(
    sqlite,
    `SELECT ${ACCOUNT} FROM token JOIN account ON account.id = token.account WHERE hash = ? AND expires_at > ?`,
  );
  return {
    insert: (hash: Uint8Array, account: number, now: number, expiresAt: number): void => {
      forgetExpired.run(now);
      insert.run(hash, account, now, expiresAt);
      forgetOldest.run(account);
    },
    /** Returns the token's account, or undefined if the token is unknown, revoked or expired. */
    owner: (hash: Uint8Array, now: number) => owner.get(hash, now),
    revoke: (hash: Uint8Array): void => void revoke.run(hash),
  };
}
