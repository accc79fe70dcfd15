// An island because the chosen type and day, the address, the rows and what is announced change together at every
// press. Its links stand in the page's HTML and lead somewhere by themselves: see decisions/.
import { useStore } from '@nanostores/react';
import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { $matchCount, $programmeFilter, clearDay, clearFilter } from '../../stores/programme-filter.ts';
import type { Lang } from '../../i18n/lang.ts';
import { CONTROLS_READY } from '../../components/browser/controls-ready.ts';
import { ClearDay } from './island/ClearDay.tsx';
import { countWords } from './island/count-words.ts';
import { NoneLeft } from './island/NoneLeft.tsx';
import { useDayPages } from './island/use-day-pages.ts';
import { useDayLinks, useTypeLinks } from './island/use-filter-links.ts';
import { useFilteredRows } from './island/use-filtered-rows.ts';
import type { FilterWords } from './island/words.ts';
import { partIn, partSelector } from './programme-markup.ts';

interface Props {
  lang: Lang;
  words: FilterWords;
  /** How many events the page lists, in itself or in its windows. */
  total: number;
  /** A day filters the page; otherwise days are pages of their own. */
  hasDayFilter: boolean;
  /** Where the windows of a split programme stand; null when its rows are in the page. */
  windows: string | null;
}

export function ProgrammeFilters({ lang, words, total, hasDayFilter, windows }: Props) {
  const [status, setStatus] = useState<HTMLElement | null>(null);
  const programme = status?.closest<HTMLElement>(partSelector('programme')) ?? null;
  const noneLeft = programme && partIn(programme, 'noneLeft');
  const filter = useStore($programmeFilter, { ssr: 'initial' });
  const count = useStore($matchCount, { ssr: 'initial' }) ?? total;

  useFilteredRows(programme, { windows, hasDayFilter, total });
  useTypeLinks(programme, filter);
  useDayLinks(programme, filter);
  useDayPages(programme, filter);
  useLayoutEffect(() => {
    status?.dispatchEvent(new Event(CONTROLS_READY, { bubbles: true }));
  }, [status]);

  /** The button that is pressed goes away: the focus goes on where the result is told. */
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
