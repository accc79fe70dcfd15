import { tokenHash } from '../security/tokens.ts';
import { ApiError } from './api-error.ts';
import type { MiddlewareHandler } from 'hono';
import type { Services } from '../services.ts';
import type { SignedInEnv } from './app-env.ts';

const CHALLENGE = { 'WWW-Authenticate': 'Token' };

/** Admits calls with a valid token; puts the account and the token's hash into the context. */
export function signedIn({ tokens, now }: Services): MiddlewareHandler<SignedInEnv> {
  return async (c, next) => {
    const authorization = c.req.header('Authorization');
    if (authorization === undefined) throw new ApiError(401, 'Sign in first.', CHALLENGE);
    const [, token] = /^Token +(\S+)$/i.exec(authorization) ?? [];
    const hash = token === undefined ? null : tokenHash(token);
    const account = hash && tokens.owner(hash, now());
    if (!hash || !account) throw new ApiError(401, 'Invalid token.', CHALLENGE);
    c.set('account', account);
    c.set('tokenHash', hash);
    await next();
  };
}
