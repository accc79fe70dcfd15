// An island because results appear while the visitor types, and the address is updated so that it can be shared.
import { useState } from 'react';
import { onResultKeys, SearchField, type SearchProps, SearchResults } from './island/search-parts.tsx';

/** The query in the address; empty on the server. */
const queryInAddress = (): string =>
  typeof location === 'undefined' ? '' : (new URLSearchParams(location.search).get('q') ?? '');

/** Milliseconds without a key before the address is updated: each update is slow, and Safari refuses many. */
const TYPING_MS = 150;
let timer: ReturnType<typeof setTimeout> | undefined;

function updateAddress(query: string): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    const address = new URL(location.href);
    if (query.trim()) address.searchParams.set('q', query.trim());
    else address.searchParams.delete('q');
    history.replaceState(history.state, '', address);
  }, TYPING_MS);
}

export function SearchPage({ lang, words }: SearchProps) {
  const [initial] = useState(queryInAddress);
  return (
    <div className="grid grid-cols-1 gap-3" onKeyDown={onResultKeys}>
      <SearchField
        lang={lang}
        words={words}
        id="search-page"
        initial={initial}
        onType={updateAddress}
        onSubmit={(event) => event.preventDefault()}
      />
      <SearchResults lang={lang} words={words} />
    </div>
  );
}
