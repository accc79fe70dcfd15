import { ApiError } from '../../back-end/errors.ts';
import { backEndUrl, callBackEnd } from './client.ts';
import { fieldsOf, textOf } from '../../back-end/guards.ts';

export type Session = NonNullable<ReturnType<typeof toSession>>;

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
export async function login(username: string, password: string): Promise<Session> {
  const url = backEndUrl('/login/');
  const answer = await callBackEnd(url, { method: 'POST', body: { username, password } });
  const session = toSession(answer);
  if (!session) throw new ApiError('answers without a token', { kind: 'shape', url });
  return session;
}
