import { vi } from 'vitest';

/** Stubs the parts of a browser that stores use, window events and two storages. Much faster than a whole browser. */
export function openBrowser(): { localStorage: Map<string, string>; sessionStorage: Map<string, string> } {
  const localStorage = new Map<string, string>();
  const sessionStorage = new Map<string, string>();
  const storages = { localStorage: storageOf(localStorage), sessionStorage: storageOf(sessionStorage) };
  vi.stubGlobal('window', Object.assign(new EventTarget(), storages));
  vi.stubGlobal('document', { documentElement: { lang: 'fr' } });
  return { localStorage, sessionStorage };
}

/** Stubs the same parts of a browser that blocks storage: the properties themselves throw. */
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

/** Dispatches an event of this type, with these fields, on the window. */
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
