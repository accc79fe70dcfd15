// An island because results appear while the visitor types. The dialog itself is HTML: a small script opens it before
// this island is hydrated, and its form submits to the search page.
import { useRef, type MouseEvent } from 'react';
import { Icon } from '../../components/icon/Icon.tsx';
import { onResultKeys, SearchField, type SearchProps, SearchResults } from './island/search-parts.tsx';
import { RESULT_LINKS, SEARCH_DIALOG_ID } from './search-markup.ts';

export function SearchOverlay({ lang, words }: SearchProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const closeOnLeave = ({ target }: MouseEvent): void => {
    const isBackdrop = target === dialog.current;
    const isResult = target instanceof Element && target.closest(RESULT_LINKS) !== null;
    if (isBackdrop || isResult) dialog.current?.close();
  };
  return (
    <dialog
      ref={dialog}
      id={SEARCH_DIALOG_ID}
      // The dialog may be opened before hydration, so `open` may differ from the rendered HTML.
      suppressHydrationWarning
      aria-label={words['nav.search']}
      onClick={closeOnLeave}
      onKeyDown={onResultKeys}
    >
      <div className="wrap py-4">
        <div className="flex items-center gap-2 pb-3">
          <SearchField lang={lang} words={words} id="search-overlay" takesFocus />
          <form method="dialog">
            <button className="icon-button">
              <Icon name="close" />
              <span className="sr-only">{words['a11y.close']}</span>
            </button>
          </form>
        </div>
        <SearchResults lang={lang} words={words} className="max-h-64 scroll-pt-9 overflow-y-auto" />
      </div>
    </dialog>
  );
}
