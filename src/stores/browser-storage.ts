export type StorageArea = 'local' | 'session';

// Reading the property throws where the visitor blocks storage.
const storageOf = (area: StorageArea): Storage =>
  area === 'local' ? window.localStorage : window.sessionStorage;

/** What is kept under a key: null when nothing is, undefined when the browser blocks storage. */
export function readItem(area: StorageArea, key: string): string | null | undefined {
  try {
    return storageOf(area).getItem(key);
  } catch {
    return undefined;
  }
}

/** Keeps a value, or removes it when null; false when the browser blocks storage or it is full. */
export function writeItem(area: StorageArea, key: string, value: string | null): boolean {
  try {
    if (value === null) storageOf(area).removeItem(key);
    else storageOf(area).setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
