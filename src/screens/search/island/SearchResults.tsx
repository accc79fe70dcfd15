import { useStore } from '@nanostores/react';
import { fillPlural } from '../../../i18n/fill.ts';
import type { Lang } from '../../../i18n/lang.ts';
import { $search, freezeResults, type Search } from '../../../stores/search.ts';
import { resultCount, type SearchResult } from '../../../stores/search-results.ts';
import { ENTRIES } from '../../event/row/row-markup.ts';
import { EventState } from '../../event/status/EventState.tsx';
import type { SearchWords } from './overlay-words.ts';
import { RESULTS } from '../search-markup.ts';

interface Props {
  lang: Lang;
  words: SearchWords;
  /** Classes of the list: in the overlay it scrolls. */
  className?: string;
}

/** The results, announced politely, by the rule **Search order**. */
export function SearchResults({ lang, words, className = '' }: Props) {
  const search = useStore($search, { ssr: 'initial' });
  return (
    <div aria-busy={search.status === 'searching'}>
      <p role="status" className="facts min-h-7">
        {summary(search, lang, words)}
      </p>
      {/* The focus ring of a result stands beside its text, not on it. */}
      <div
        className={`-mx-2 ${className}`}
        onFocus={freezeResults}
        onPointerDown={freezeResults}
        {...{ [RESULTS]: '' }}
      >
        <Group results={search.answers} words={words} />
        <Group title={words['search.events']} results={search.events} words={words} areEvents />
        <Group title={words['search.people']} results={search.people} words={words} />
        <Group title={words['search.pages']} results={search.pages} words={words} />
      </div>
    </div>
  );
}

function summary(search: Search, lang: Lang, words: SearchWords): string {
  const { status, isOffline, isApproximate } = search;
  if (status === 'idle') return '';
  if (status === 'failed') return words['search.failed'];
  const results = resultCount(search);
  // No results yet does not mean no results.
  if (status === 'searching' && results === 0) return '';
  const forms = { one: words['search.results.one'], other: words['search.results.other'] };
  const countText = results === 0 ? words['search.none'] : fillPlural(lang, forms, results);
  const notes = [isApproximate && words['search.approximate'], isOffline && words['search.offline']];
  return [countText, ...notes.filter(Boolean)].join(' · ');
}

interface GroupProps {
  /** None for answers, which are few and speak for themselves. */
  title?: string;
  results: readonly SearchResult[];
  words: SearchWords;
  /** Each has a place for the button that saves it. */
  areEvents?: boolean;
}

function Group({ title, results, words, areEvents = false }: GroupProps) {
  if (results.length === 0) return null;
  return (
    <section className="pb-4" aria-label={title}>
      {title && <h2 className="sticky top-0 bg-paper title-sm p-2">{title}</h2>}
      <ul className={areEvents ? 'event-entries' : undefined} {...(areEvents && { [ENTRIES]: '' })}>
        {results.map(({ path, title: name, lang, detail, status, opens, isNew }) => (
          <li key={`${path} ${name}`} className="border-t border-hairline">
            <a
              href={path}
              className="flex min-h-11 flex-wrap items-baseline wrap-anywhere justify-between gap-x-6 p-2 -outline-offset-3 hover:bg-mist in-[.event-entries]:pe-15"
            >
              <b lang={lang}>{name}</b>
              <span className="text-sm text-stone">
                {status && <b className="text-ink">{words[`event.${status}`]} · </b>}
                {isNew ? words['search.new'] : detail} <EventState opens={opens} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
