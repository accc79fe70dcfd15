import { ApiError } from '../../back-end/errors.ts';
import type { LiveClient } from './client.ts';
import { fieldsOf, textOf } from '../../back-end/guards.ts';

export type Session = NonNullable<ReturnType<typeof toSession>>;

export interface Registration {
  username: string;
  password: string;
  password2: string;
  first_name: string;
  last_name: string;
  email: string;
}

/** Reads the answer to a login, flat or with the visitor nested in `user`; null if it has no token. */
export function toSession(answer: unknown) {
  const fields = fieldsOf(answer);
  const user = { ...fieldsOf(fields['user']), ...fields };
  const token = textOf(fields['token']);
  if (token === null) return null;
  return {
    token,
    username: textOf(user['username']),
    firstName: textOf(user['first_name']),
    lastName: textOf(user['last_name']),
    email: textOf(user['email']),
  };
}

/** @throws ApiError, of kind `status` with 400 if name or password are wrong. */
export async function login(client: LiveClient, username: string, password: string): Promise<Session> {
  const answer = await client.call('/login/', { method: 'POST', body: { username, password } });
  const session = toSession(answer);
  if (!session) {
    throw new ApiError('answers without a token', { kind: 'shape', url: client.url('/login/') });
  }
  return session;
}

/** Ends the session at the back end. @throws ApiError, with 401 if the token had already ended. */
export async function logout(client: LiveClient, token: string): Promise<void> {
  await client.call('/logout/', { method: 'POST', token });
}

/** Opens an account. @throws ApiError with the messages by field. */
export async function register(client: LiveClient, registration: Registration): Promise<void> {
  await client.call('/register/', { method: 'POST', body: registration });
}
