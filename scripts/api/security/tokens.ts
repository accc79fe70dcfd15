import { hash, randomBytes } from 'node:crypto';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Lifetime of a session: about an edition and the weeks before it. */
export const TOKEN_LIFETIME_MS = 60 * DAY_MS;

/** A fast hash is enough: 256 random bits cannot be guessed. */
export const tokenHash = (token: string): Uint8Array => hash('sha256', token, 'buffer');

/** Creates a token, which is sent to its owner but not stored, and its hash, which is stored but cannot sign in. */
export function freshToken() {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: tokenHash(token) };
}
