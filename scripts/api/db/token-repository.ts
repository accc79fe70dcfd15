import { accountOf, type Account } from './account-repository.ts';
import type { DatabaseSync } from 'node:sqlite';

/** Sessions of an account at once, e.g. one per device; a further one ends the oldest. */
const SESSIONS_PER_ACCOUNT = 20;

/** Times are milliseconds since the epoch. Methods that change something are called inside a write. */
export interface TokenRepository {
  insert(hash: Uint8Array, account: number, now: number, expiresAt: number): void;
  /** The token's account, or null when it is unknown, revoked or expired. */
  owner(hash: Uint8Array, now: number): Account | null;
  revoke(hash: Uint8Array): void;
}

export function createTokenRepository(sqlite: DatabaseSync): TokenRepository {
  const insert = sqlite.prepare(
    'INSERT INTO token (hash, account, created_at, expires_at) VALUES (?, ?, ?, ?)',
  );
  const revoke = sqlite.prepare('DELETE FROM token WHERE hash = ?');
  const forgetExpired = sqlite.prepare('DELETE FROM token WHERE expires_at <= ?');
  const forgetOldest = sqlite.prepare(`
    DELETE FROM token WHERE hash IN (
      SELECT hash FROM token WHERE account = ? ORDER BY created_at DESC LIMIT -1 OFFSET ${SESSIONS_PER_ACCOUNT})`);
  const owner = sqlite.prepare(`
    SELECT account.* FROM token JOIN account ON account.id = token.account
    WHERE token.hash = ? AND token.expires_at > ?`);
  return {
    insert: (hash, account, now, expiresAt) => {
      forgetExpired.run(now);
      insert.run(hash, account, now, expiresAt);
      forgetOldest.run(account);
    },
    owner: (hash, now) => {
      const row = owner.get(hash, now);
      return row ? accountOf(row) : null;
    },
    revoke: (hash) => {
      revoke.run(hash);
    },
  };
}
