import { ApiError } from '../back-end/errors.ts';
import { backEndUrl, callBackEnd } from './live/client.ts';
import { login } from './live/session.ts';
import type { Key, Words } from '../i18n/translate.ts';
import { notify } from './notices.ts';
import { success, refusalReason, failure, asksToWait, type Outcome } from './outcome.ts';
import { $isExpired, $session, $storageBlocked, forgetSession, storeSession } from './session.ts';

export interface Registration {
  username: string;
  password: string;
  password2: string;
  first_name: string;
  last_name: string;
  email: string;
}

export const loginKeys = [
  'auth.loginDone',
  'auth.loginFailed',
  'auth.storageBlocked',
] as const satisfies Key[];
export const registerKeys = ['auth.registerDone', 'auth.registerFailed'] as const satisfies Key[];
export const logoutKeys = ['auth.forget', 'auth.logoutDone', 'auth.logoutFailed'] as const satisfies Key[];

const SESSION = 'session';

export function notifyIfExpired(text: string): void {
  if ($isExpired.get()) notify({ about: SESSION, kind: 'error', text });
}

/**
 * Signs in and stores the session on this device. The notice about a failure is the same for every reason, and says
 * how long to wait if the back end does.
 */
export async function signIn(
  { username, password }: { username: string; password: string },
  words: Words<typeof loginKeys>,
): Promise<Outcome> {
  try {
    storeSession(await login(username, password));
  } catch (error) {
    const wait = asksToWait(error) ? refusalReason(error) : null;
    const text = [words['auth.loginFailed'], wait].filter(Boolean).join(' ');
    notify({ about: SESSION, kind: 'error', text });
    return failure(error);
  }
  notify({ about: SESSION, kind: 'success', text: words['auth.loginDone'] });
  if ($storageBlocked.get()) notify({ about: 'storage', kind: 'error', text: words['auth.storageBlocked'] });
  return success;
}

/** Opens an account, without signing in. A failure notice has the back end's words on the name and the whole, if any. */
export async function signUp(registration: Registration, words: Words<typeof registerKeys>) {
  try {
    await callBackEnd(backEndUrl('/register/'), { method: 'POST', body: registration });
  } catch (error) {
    const outcome = failure(error);
    const reasons = [...(outcome.fields['username'] ?? []), refusalReason(error)].filter(Boolean).join(' ');
    notify({ about: SESSION, kind: 'error', text: reasons || words['auth.registerFailed'] });
    return outcome;
  }
  notify({ about: SESSION, kind: 'success', text: words['auth.registerDone'] });
  return success;
}

/**
 * Signs out. If the call fails, the visitor stays signed in (**Failed logout**), and a notice offers to forget the
 * session on this device. A token that had already ended counts as signed out.
 */
export async function signOut(words: Words<typeof logoutKeys>): Promise<void> {
  const token = $session.get()?.token;
  if (token === undefined) return;
  try {
    await callBackEnd(backEndUrl('/logout/'), { method: 'POST', token });
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401)) {
      const forget = { label: words['auth.forget'], run: forgetSession };
      notify({ about: SESSION, kind: 'error', text: words['auth.logoutFailed'], action: forget });
      return;
    }
  }
  // Someone else may have signed in meanwhile, in another tab.
  if ($session.get()?.token === token) forgetSession();
  notify({ about: SESSION, kind: 'success', text: words['auth.logoutDone'] });
}
