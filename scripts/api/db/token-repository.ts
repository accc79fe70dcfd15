import { ACCOUNT, type Account } from './account-repository.ts';
import { query } from './query.ts';
import type { DatabaseSync } from 'node:sqlite';

/** Sessions of an account at once, e.g. one per device; a further one ends the oldest. */
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
    /** The token's account; undefined when it is unknown, revoked or expired. */
    owner: (hash: Uint8Array, now: number) => owner.get(hash, now),
    revoke: (hash: Uint8Array): void => void revoke.run(hash),
  };
}
