import { vi } from 'vitest';

/** The little of a browser that stores know: events of the window and two storages. Far quicker than a whole one. */
export function openBrowser(): { localStorage: Map<string, string>; sessionStorage: Map<string, string> } {
  const localStorage = new Map<string, string>();
  const sessionStorage = new Map<string, string>();
  const storages = { localStorage: storageOf(localStorage), sessionStorage: storageOf(sessionStorage) };
  vi.stubGlobal('window', Object.assign(new EventTarget(), storages));
  vi.stubGlobal('document', { documentElement: { lang: 'fr' } });
  return { localStorage, sessionStorage };
}

/** The same, where the visitor lets no site store anything: the properties themselves throw. */
export function openBrowserWithoutStorage(): void {
  const refuse = (): never => {
    throw new DOMException('denied', 'SecurityError');
  };
  const storage = { get: refuse };
  vi.stubGlobal(
    'window',
    Object.defineProperties(new EventTarget(), { localStorage: storage, sessionStorage: storage }),
  );
}

/** Tells the window of something, with the fields such an event has. */
export function dispatch(type: string, fields: object): void {
  window.dispatchEvent(Object.assign(new Event(type), fields));
}

function storageOf(kept: Map<string, string>): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}
