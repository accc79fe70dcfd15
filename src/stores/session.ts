import { atom, onMount } from 'nanostores';
import { fieldsOf, textOf } from '../back-end/guards.ts';
import type { Session } from './live/session.ts';
import { readItem, readJson, writeItem, SESSION_EVENT, SESSION_KEY } from './browser-storage.ts';
import { onStoredElsewhere } from './stored-elsewhere.ts';
import { forgetSubscriptions, storeNoSubscriptions } from './stored-subscriptions.ts';

export type { Session };

/** The visitor's session, restored at start-up; null when nobody is signed in. */
export const $session = atom<Session | null>(null);

/** Whether the back end has refused the token: the visitor was signed out, and should be notified. */
export const $isExpired = atom(false);

/** Whether the browser blocks storage: the session then ends with the page, and the visitor should be notified. */
export const $storageBlocked = atom(false);

export function storeSession(session: Session): void {
  $storageBlocked.set(!writeItem('local', SESSION_KEY, JSON.stringify(session)));
  storeNoSubscriptions();
  $isExpired.set(false);
  $session.set(session);
  if (typeof window !== 'undefined') window.dispatchEvent(new Event(SESSION_EVENT));
}

/** Ends the session on this device, whatever the back end answers. */
export function forgetSession(): void {
  writeItem('local', SESSION_KEY, null);
  forgetSubscriptions();
  $session.set(null);
}

/** Signs out the holder of a token that the back end no longer knows, unless somebody else has signed in since. */
export function expireSession(token: string): void {
  if ($session.get()?.token !== token) return;
  forgetSession();
  $isExpired.set(true);
}

export function sessionName({ firstName, lastName, username }: Session): string {
  return [firstName, lastName].filter(Boolean).join(' ') || (username ?? '');
}

onMount($session, () => {
  if (typeof window === 'undefined') return undefined;
  restore();
  return onStoredElsewhere(SESSION_KEY, restore);
});

function restore(): void {
  const stored = readItem('local', SESSION_KEY);
  $storageBlocked.set(stored === undefined);
  if (stored === undefined) return;
  const session = sessionOf(readJson('local', SESSION_KEY));
  // The same person stays the same object, so that nothing reloads.
  if (JSON.stringify(session) !== JSON.stringify($session.get())) $session.set(session);
}

/** Reads a stored value; null if it is not a session, as when another version wrote it or it was edited by hand. */
function sessionOf(value: unknown): Session | null {
  const fields = fieldsOf(value);
  const token = textOf(fields['token']);
  if (token === null) return null;
  return {
    token,
    username: textOf(fields['username']),
    firstName: textOf(fields['firstName']),
    lastName: textOf(fields['lastName']),
    email: textOf(fields['email']),
  };
}
