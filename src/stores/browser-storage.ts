export type StorageArea = 'local' | 'session';

// Reading the property throws if the visitor blocks storage.
const storageOf = (area: StorageArea): Storage => window[`${area}Storage`];

/** The value of a key; null if there is none, undefined if the browser blocks storage. */
export function readItem(area: StorageArea, key: string): string | null | undefined {
  try {
    return storageOf(area).getItem(key);
  } catch {
    return undefined;
  }
}

/** The value of a key as JSON; null if there is none, or if it was edited by hand and is not JSON. */
export function readJson(area: StorageArea, key: string): unknown {
  try {
    return JSON.parse(readItem(area, key) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores a value, or removes it if null. @returns false if the browser blocks storage or it is full. */
export function writeItem(area: StorageArea, key: string, value: string | null): boolean {
  try {
    if (value === null) storageOf(area).removeItem(key);
    else storageOf(area).setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Storage key of the notices that the next page is to show. */
export const NOTICES_KEY = 'notices';

/** Storage key of the session. Defined here, since every page checks whether somebody is signed in. */
export const SESSION_KEY = 'session';

/** Whether somebody is signed in; without storage no session is remembered on this device. */
export const hasSession = (): boolean => Boolean(readItem('local', SESSION_KEY));

/** Dispatched on the window when someone signs in on this page; other pages receive a `storage` event instead. */
export const SESSION_EVENT = 'session';

/** Storage key of the plan: a list of `SavedEvent`, as JSON. Defined here, since every page checks for a plan. */
export const PLAN_KEY = 'plan';
