import { Hono } from 'hono';
import { json } from '../http/answers.ts';
import { ApiError, tryLater } from '../http/api-error.ts';
import { jsonBody } from '../http/body.ts';
import { signedIn } from '../http/signed-in.ts';
import { freshToken, TOKEN_LIFETIME_MS } from '../security/tokens.ts';
import { credentials } from '../validation/registration.ts';
import { caseless } from '../validation/text.ts';
import type { SignedInEnv } from '../http/app-env.ts';
import type { Services } from '../services.ts';

const TOO_MANY = 'Too many failed attempts.';

/** `POST /login/` and `POST /logout/`. */
export function sessionRoutes(services: Services): Hono<SignedInEnv> {
  const { db, tokens, clientAddress, now } = services;
  const logIn = createLogin(services);

  return new Hono<SignedInEnv>()
    .post('/login', async (c) => {
      const { username, password } = await jsonBody(c, credentials);
      const account = await logIn(username, password, clientAddress(c));
      const { token, hash } = freshToken();
      await db.write(() => tokens.insert(hash, account.id, now(), now() + TOKEN_LIFETIME_MS));
      const { firstName: first_name, lastName: last_name, email } = account;
      return json(200, { token, username: account.username, first_name, last_name, email });
    })
    .post('/logout', signedIn(services), async (c) => {
      await db.write(() => tokens.revoke(c.get('tokenHash')));
      return new Response(null, { status: 204 });
    });
}

/** Checks a name and password; an unknown name takes the same time and has the same message as a wrong password. */
function createLogin({ accounts, passwords, throttle, now }: Services) {
  return async (username: string, password: string, address: string) => {
    const attempt = throttle.begin({ account: caseless(username), address }, now());
    if (!attempt.isAdmitted) throw tryLater(429, TOO_MANY, attempt.waitMs);
    const found = accounts.find(username);
    const hash = found?.passwordHash ?? null;
    const isRight = await passwords.matches(password, hash, address).catch((error: unknown) => {
      attempt.withdrawn();
      throw error;
    });
    if (found && isRight) {
      attempt.succeeded();
      return found;
    }
    if (attempt.waitMs > 0) throw tryLater(429, TOO_MANY, attempt.waitMs);
    throw new ApiError(400, { non_field_errors: ['Unable to log in with these credentials.'] });
  };
}
