export type Shelf = 'local' | 'session';

// Reading the property throws where the visitor blocks storage.
const shelfOf = (shelf: Shelf): Storage => (shelf === 'local' ? window.localStorage : window.sessionStorage);

/** What is kept under a key: null when nothing is, undefined when the browser blocks storage. */
export function readItem(shelf: Shelf, key: string): string | null | undefined {
  try {
    return shelfOf(shelf).getItem(key);
  } catch {
    return undefined;
  }
}

/** Keeps a value, or removes it when null; false when the browser blocks storage or it is full. */
export function writeItem(shelf: Shelf, key: string, value: string | null): boolean {
  try {
    if (value === null) shelfOf(shelf).removeItem(key);
    else shelfOf(shelf).setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
