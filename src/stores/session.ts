import { atom, onMount } from 'nanostores';
import { readItem, writeItem } from './browser-storage.ts';
import { SESSION_KEY } from './session-key.ts';

/** Who is signed in, and the token that says so to the back end. */
export interface Session {
  token: string;
  username: string;
  firstName: string;
  lastName: string;
  email: string;
}

/** The visitor's session, restored at start-up; null when nobody is signed in. */
export const $session = atom<Session | null>(null);

/** The browser refuses to remember: the session lives as long as the page, and the visitor should know. */
export const $storageBlocked = atom(false);

/** Signs someone in on this device. */
export function keepSession(session: Session): void {
  $storageBlocked.set(!writeItem('local', SESSION_KEY, JSON.stringify(session)));
  $session.set(session);
}

/** Forgets on this device who was signed in, whatever the back end says. */
export function forgetSession(): void {
  writeItem('local', SESSION_KEY, null);
  $session.set(null);
}

/** First and last name (spec §2), else the name they sign in with. */
export function sessionName({ firstName, lastName, username }: Session): string {
  return [firstName, lastName].filter(Boolean).join(' ') || username;
}

onMount($session, () => {
  if (typeof window === 'undefined') return undefined;
  restore();
  const onStorage = ({ key }: StorageEvent): void => {
    // Null: everything was cleared.
    if (key === SESSION_KEY || key === null) restore();
  };
  // A page that comes back from the back-forward cache slept through what other tabs did.
  const onPageShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) restore();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
  };
});

function restore(): void {
  const kept = readItem('local', SESSION_KEY);
  $storageBlocked.set(kept === undefined);
  if (kept === undefined) return;
  const session = parse(kept);
  // The same person stays the same object, so that nothing reloads.
  if (JSON.stringify(session) !== JSON.stringify($session.get())) $session.set(session);
}

/** What another version or someone's hand wrote there is not a session. */
function parse(kept: string | null): Session | null {
  if (kept === null) return null;
  let value: unknown;
  try {
    value = JSON.parse(kept);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const text = (field: keyof Session): string => {
    const found: unknown = (value as Record<string, unknown>)[field];
    return typeof found === 'string' ? found : '';
  };
  const token = text('token');
  if (!token) return null;
  return {
    token,
    username: text('username'),
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
  };
}
