import {
  memo,
  startTransition,
  useEffect,
  useRef,
  useState,
  type SubmitEvent,
  type KeyboardEvent,
} from 'react';
import { flushSync } from 'react-dom';
import type { Lang } from '../../../domain/model/languages.ts';
import {
  prepareSearch,
  searchFor,
  $search,
  freezeResults,
  IDLE,
  type Search,
} from '../../../stores/search.ts';
import { Icon } from '../../../components/icon/Icon.tsx';
import { RESULTS, RESULT_LINKS } from '../search-markup.ts';
import type { SearchWords } from '../search-view.ts';
import { fillPlural } from '../../../i18n/fill.ts';
import { pagePath } from '../../../i18n/paths.ts';
import { resultCount, type SearchResult } from '../../../stores/search-results.ts';
import { visitorNow } from '../../../site/visitor-clock.ts';
import { ENTRIES } from '../../event/row/row-markup.ts';
import { TextLine } from '../../../components/text/TextLine.tsx';
import { eventMarks } from '../../event/status/event-marks.ts';
import { EventState } from '../../event/status/EventState.tsx';

export interface SearchProps {
  lang: Lang;
  words: SearchWords;
}

interface FieldProps extends SearchProps {
  id: string;
  takesFocus?: boolean;
  /** Initial query; otherwise the text typed before hydration is kept. */
  initial?: string;
  onType?: (typed: string) => void;
  onSubmit?: (event: SubmitEvent) => void;
}

/** The search field; the line under it shows the focus. Its font is 16 px, since phones zoom in on smaller ones. */
export function SearchField({ lang, words, id, takesFocus = false, initial, onType, onSubmit }: FieldProps) {
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
      action={pagePath(lang, 'search')}
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

interface ResultsProps extends SearchProps {
  /** Classes of the list: in the overlay it scrolls. */
  className?: string;
}

/** Returns the search to draw. Typing never waits for earlier results to be drawn; final results are drawn at once. */
function useDrawnSearch(): Search {
  const [drawn, draw] = useState(IDLE);
  useEffect(
    () =>
      $search.subscribe((search) => {
        if (search.status === 'searching') startTransition(() => draw(search));
        else draw(search);
      }),
    [],
  );
  return drawn;
}

/** The results, announced politely, by the rule **Search order**. */
export function SearchResults({ lang, words, className = '' }: ResultsProps) {
  const search = useDrawnSearch();
  return (
    <div aria-busy={search.status === 'searching'}>
      <p role="status" className="facts min-h-7">
        {summary(search, lang, words)}
      </p>
      {/* The focus ring of a result is around its text, not on it. */}
      <div
        className={`-mx-2 ${className}`}
        onFocus={freezeResults}
        onPointerDown={freezeResults}
        {...{ [RESULTS]: '' }}
      >
        <Group results={search.answers} words={words} />
        <Group title={words['found.events']} results={search.events} words={words} areEvents />
        <Group title={words['found.people']} results={search.people} words={words} />
        <Group title={words['found.pages']} results={search.pages} words={words} />
      </div>
    </div>
  );
}

function summary(search: Search, lang: Lang, words: SearchWords): string {
  const { status, isOffline, isApproximate } = search;
  if (status === 'idle') return '';
  if (status === 'failed') return words['found.failed'];
  const results = resultCount(search);
  // No results yet does not mean no results.
  if (status === 'searching' && results === 0) return '';
  const countText = results === 0 ? words['found.none'] : fillPlural(lang, words, 'found.count', results);
  const notes = [isApproximate && words['found.approximate'], isOffline && words['found.offline']];
  return [countText, ...notes.filter(Boolean)].join(' · ');
}

interface GroupProps {
  /** Absent for answers, which are few and need no title. */
  title?: string;
  results: readonly SearchResult[];
  words: SearchWords;
  /** Whether the results are events, which have room for a save button. */
  areEvents?: boolean;
}

const Group = memo(function Group({ title, results, words, areEvents = false }: GroupProps) {
  if (results.length === 0) return null;
  return (
    <section className="pb-4" aria-label={title}>
      {title && <h2 className="sticky top-0 bg-paper title-sm p-2">{title}</h2>}
      <ul className={areEvents ? 'event-entries' : undefined} {...(areEvents && { [ENTRIES]: '' })}>
        {results.map((result) => (
          <Result key={`${result.path} ${result.title}`} result={result} words={words} />
        ))}
      </ul>
    </section>
  );
});

/** Memoised: from one key to the next, most results stay the same. */
const Result = memo(function Result({ result, words }: { result: SearchResult; words: SearchWords }) {
  const { path, title, lang, detail, opens, isNew } = result;
  const marks = eventMarks(result, words, visitorNow()).map(({ word }) => `${word} · `);
  return (
    <li className="border-t border-hairline">
      <a
        href={path}
        className="flex min-h-11 flex-wrap items-baseline justify-between gap-x-6 p-2 -outline-offset-3 hover:bg-mist in-[.event-entries]:pe-[min(3.75rem,21%)]"
      >
        <b lang={lang}>{title}</b>
        <span className="text-sm text-stone">
          {marks.length > 0 && <b className="text-ink">{marks}</b>}
          {isNew ? words['found.new'] : <TextLine line={detail} />}
          {/* The state includes its own space: with another before it, Chromium announces neither. */}
          <EventState opens={opens} />
        </span>
      </a>
    </li>
  );
});

/**
 * Up and down arrows move the focus between the input and the results; Enter (as on every link) or space opens the
 * focused result.
 */
export function onResultKeys(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget, target } = event;
  if (key === ' ' && target instanceof HTMLAnchorElement) {
    event.preventDefault();
    target.click();
    return;
  }
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
  if (resultCount($search.get()) > 0) flushSync(freezeResults);
  const focusable = [...currentTarget.querySelectorAll<HTMLElement>(`input, ${RESULT_LINKS}`)];
  // The save button of a result is next to its link.
  const result = target instanceof Element ? target.closest('li')?.querySelector('a') : null;
  const position = focusable.findIndex((stop) => stop === (result ?? target));
  const next = focusable[position + (key === 'ArrowDown' ? 1 : -1)];
  if (position === -1 || !next) return;
  event.preventDefault();
  next.focus();
}
