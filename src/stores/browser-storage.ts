export type StorageArea = 'local' | 'session';

// Reading the property throws if the visitor blocks storage.
const storageOf = (area: StorageArea): Storage =>
  area === 'local' ? window.localStorage : window.sessionStorage;

/** The value of a key; null if there is none, undefined if the browser blocks storage. */
export function readItem(area: StorageArea, key: string): string | null | undefined {
  try {
    return storageOf(area).getItem(key);
  } catch {
    return undefined;
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
