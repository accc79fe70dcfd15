import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;
const DAY_MS = 24 * 60 * 60 * 1000;

/** How long a session lasts: about an edition with its eve. */
export const TOKEN_LIFETIME_MS = 60 * DAY_MS;

export interface FreshToken {
  /** For its owner's eyes only. */
  token: string;
  /** What we keep: it opens nothing. */
  hash: Uint8Array;
}

/** A plain hash will do: 256 random bits cannot be guessed, however fast each guess is checked. */
export const tokenHash = (token: string): Uint8Array => createHash('sha256').update(token).digest();

export function freshToken(): FreshToken {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return { token, hash: tokenHash(token) };
}
