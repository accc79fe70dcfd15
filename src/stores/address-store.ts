import { atom, onMount, type ReadableAtom } from 'nanostores';

/** How a value is written in the query of an address. */
export interface QueryFormat<Value> {
  /** Reads a value. A parameter that is missing or invalid has the same value as in an empty query. */
  read(params: URLSearchParams): Value;
  /** Returns the query for a value; other parameters of the query are kept. */
  write(value: Value, params: URLSearchParams): URLSearchParams;
}

/** Creates a store that the page's address mirrors: its value survives sharing, reloading and the back button. */
export function addressStore<Value>({ read, write }: QueryFormat<Value>) {
  const $value = atom(read(new URLSearchParams()));
  const params = (): URLSearchParams => new URLSearchParams(location.search);
  const follow = (): void => $value.set(read(params()));

  onMount($value, () => {
    // There is no address while a page is rendered in Node.
    if (typeof window === 'undefined') return undefined;
    follow();
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  });

  return {
    $value: $value as ReadableAtom<Value>,
    /** Sets the value as a new entry of the browser's history: the back button returns to the previous value. */
    go(value: Value): void {
      const query = write(value, params()).toString();
      history.pushState(null, '', query ? `?${query}` : location.pathname);
      $value.set(value);
    },
  };
}
