import { useEffect, useRef, type SubmitEvent } from 'react';
import type { Lang } from '../../../i18n/lang.ts';
import { prepareSearch, searchFor } from '../../../stores/search.ts';
import { Icon } from '../../../components/icon/Icon.tsx';
import type { SearchWords } from './overlay-words.ts';

interface Props {
  lang: Lang;
  words: SearchWords;
  /** Path of the search page, for the form without script. */
  action: string;
  id: string;
  takesFocus?: boolean;
  /** Initial query; else the text typed before hydration is kept. */
  initial?: string;
  onType?: (typed: string) => void;
  onSubmit?: (event: SubmitEvent) => void;
}

/** The search field; the line under it shows the focus. Its font is 16 px, since phones zoom in on smaller ones. */
export function SearchField({
  lang,
  words,
  action,
  id,
  takesFocus = false,
  initial,
  onType,
  onSubmit,
}: Props) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    prepareSearch(lang);
    if (!input.current) return;
    if (initial) input.current.value ||= initial;
    searchFor(input.current.value, lang);
  }, [lang, initial]);
  return (
    <form
      role="search"
      action={action}
      className="flex flex-1 items-center border-b-2 border-ink pb-0.5 focus-within:border-b-4 focus-within:pb-0"
      onSubmit={onSubmit}
    >
      <Icon name="search" />
      <label htmlFor={id} className="sr-only">
        {words['nav.search']}
      </label>
      <input
        ref={input}
        id={id}
        name="q"
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoFocus={takesFocus}
        className="min-h-14 min-w-0 flex-1 px-3 text-[16px] [box-shadow:none] outline-none"
        placeholder={words['search.placeholder']}
        onChange={({ target }) => {
          searchFor(target.value, lang);
          onType?.(target.value);
        }}
      />
      <Icon name="return" className="max-md:hidden" />
    </form>
  );
}
