import { atom, onMount, type ReadableAtom } from 'nanostores';

/** How a value stands in the query of an address. */
export interface QueryFormat<Value> {
  /** Values that are missing or invalid in the query are those of an empty query. */
  read(params: URLSearchParams): Value;
  /** The query for a value; parameters that are not its own stay. */
  write(value: Value, params: URLSearchParams): URLSearchParams;
}

/** A store whose value the page's address mirrors, so that it can be shared, reloaded and gone back through. */
export function addressStore<Value>({ read, write }: QueryFormat<Value>) {
  const $value = atom(read(new URLSearchParams()));
  const params = (): URLSearchParams => new URLSearchParams(location.search);
  const follow = (): void => $value.set(read(params()));

  onMount($value, () => {
    // Where pages are rendered there is no address.
    if (typeof window === 'undefined') return undefined;
    follow();
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  });

  return {
    $value: $value as ReadableAtom<Value>,
    /** Goes to a value as to a page: the way back leads to the one before. */
    go(value: Value): void {
      const query = write(value, params()).toString();
      history.pushState(null, '', query ? `?${query}` : location.pathname);
      $value.set(value);
    },
  };
}
