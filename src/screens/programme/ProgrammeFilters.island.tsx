// An island because the chosen type and day, the address, the rows and the announcement change together at every press.
// Its links are in the page's HTML and work without it: see decisions/.
import { useStore } from '@nanostores/react';
import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { $matchCount, $programmeFilter, clearDay, clearFilter } from '../../stores/programme-filter.ts';
import type { Lang, Day } from '../../domain/model/core.ts';
import { CONTROLS_READY } from '../../components/browser/island-request.ts';
import { dayLinks, typeLinks, useDayPages, useFilterLinks } from './island/use-filter-links.ts';
import { useFilteredRows } from './island/use-filtered-rows.ts';
import { partIn, partSelector } from './programme-markup.ts';
import { fillPlural, fill } from '../../i18n/fill.ts';
import { formatButtonDay } from '../../domain/time/format-dates.ts';
import type { Key, Words } from '../../i18n/translate.ts';

export const filterWords = [
  'events.one',
  'events.other',
  'programme.clearDay',
  'programme.closedThatDay',
  'programme.empty',
  'programme.noEvents',
  'programme.showAll',
] as const satisfies Key[];

interface Props {
  lang: Lang;
  words: FilterWords;
  /** Number of events that the page lists, including those in its windows. */
  total: number;
  /** Whether a day filters the page; otherwise days have their own pages. */
  hasDayFilter: boolean;
  /** Base address of the windows of a split programme; null if its rows are in the page. */
  windows: string | null;
}

export function ProgrammeFilters({ lang, words, total, hasDayFilter, windows }: Props) {
  const [status, setStatus] = useState<HTMLElement | null>(null);
  const programme = status?.closest<HTMLElement>(partSelector('programme')) ?? null;
  const noneLeft = programme && partIn(programme, 'noneLeft');
  const filter = useStore($programmeFilter, { ssr: 'initial' });
  const count = useStore($matchCount, { ssr: 'initial' }) ?? total;

  useFilteredRows(programme, {
    windows,
    hasDayFilter,
    total,
    closedHeading: words['programme.closedThatDay'],
  });
  useFilterLinks(programme, typeLinks, filter.typeId);
  useFilterLinks(programme, dayLinks, filter.day);
  useDayPages(programme, filter);
  useLayoutEffect(() => {
    status?.dispatchEvent(new Event(CONTROLS_READY, { bubbles: true }));
  }, [status]);

  /** The pressed button disappears, so the focus moves to the announced result. */
  const thenFocusStatus = (clear: () => void) => () => {
    clear();
    status?.focus();
  };
  return (
    <>
      <p role="status" tabIndex={-1} ref={setStatus}>
        {countWords(count, words, lang)}
      </p>
      {hasDayFilter && filter.day !== null && (
        <ClearDay day={filter.day} words={words} onPress={thenFocusStatus(clearDay)} />
      )}
      {noneLeft &&
        count === 0 &&
        createPortal(<NoneLeft words={words} onPress={thenFocusStatus(clearFilter)} />, noneLeft)}
    </>
  );
}

/** "64 événements", "1 événement", "Aucun événement". */
function countWords(count: number, words: FilterWords, lang: Lang): string {
  if (count === 0) return words['programme.noEvents'];
  return fillPlural(lang, words, 'events', count);
}

/** The black button that names the chosen day and clears it. */
function ClearDay({ day, words, onPress }: { day: Day; words: FilterWords; onPress: () => void }) {
  const name = formatButtonDay(day);
  return (
    <button
      className="button button-solid clear-day"
      type="button"
      aria-label={fill(words['programme.clearDay'], { day: name })}
      onClick={onPress}
    >
      {name}
    </button>
  );
}

/** Shown in place of the rows when none matches; offers all of them again. */
function NoneLeft({ words, onPress }: { words: FilterWords; onPress: () => void }) {
  return (
    <>
      <p>{words['programme.empty']}</p>
      <button className="button" type="button" onClick={onPress}>
        {words['programme.showAll']}
      </button>
    </>
  );
}

type FilterWords = Words<typeof filterWords>;
