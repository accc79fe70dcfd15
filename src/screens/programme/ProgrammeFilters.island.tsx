// An island because the chosen type and day, the address, the rows and the announcement change together at every press.
// Its links are in the page's HTML and work without it: see decisions/.
import { useStore } from '@nanostores/react';
import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { $matchCount, $programmeFilter, clearDay, clearFilter } from '../../stores/programme-filter.ts';
import type { Lang } from '../../domain/model/languages.ts';
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
  words: Words<typeof filterWords>;
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
        {count === 0 ? words['programme.noEvents'] : fillPlural(lang, words, 'events', count)}
      </p>
      {hasDayFilter && filter.day !== null && (
        <button
          className="button button-solid clear-day"
          type="button"
          aria-label={fill(words['programme.clearDay'], { day: formatButtonDay(filter.day) })}
          onClick={thenFocusStatus(clearDay)}
        >
          {formatButtonDay(filter.day)}
        </button>
      )}
      {noneLeft &&
        count === 0 &&
        createPortal(
          <>
            <p>{words['programme.empty']}</p>
            <button className="button" type="button" onClick={thenFocusStatus(clearFilter)}>
              {words['programme.showAll']}
            </button>
          </>,
          noneLeft,
        )}
    </>
  );
}
