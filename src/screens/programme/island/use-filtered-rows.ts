import { useLayoutEffect } from 'react';
import { $programmeFilter, setMatchCount } from '../../../stores/programme-filter.ts';
import { filterWindows } from './filter-windows.ts';
import { matchesFilter, type ProgrammeFilter } from '../../../domain/programme/filters.ts';
import { daysOfRow, ROW_ITEMS } from '../../event/row/row-markup.ts';
import { partIn } from '../programme-markup.ts';
import { ON_VIEW } from '../section-anchors.ts';

/**
 * Has the rows of the page follow the filter. They stay the page’s own HTML: hundreds of them would weigh twice as
 * properties of an island, and be compared at every press.
 * @param windows where the windows of a split programme stand; null when its rows are in the page.
 */
export function useFilteredRows(
  programme: HTMLElement | null,
  { windows, hasDayFilter, total }: { windows: string | null; hasDayFilter: boolean; total: number },
): void {
  useLayoutEffect(() => {
    if (!programme) return;
    const show =
      windows === null ? filterRows(programme) : filterWindows(programme, { base: windows, total });
    const stop = $programmeFilter.subscribe((filter) =>
      show(hasDayFilter ? filter : { ...filter, day: null }),
    );
    // The marks of the first paint have served: from here on the rows themselves are filtered.
    delete document.documentElement.dataset['filterType'];
    delete document.documentElement.dataset['filterDay'];
    return stop;
  }, [programme, windows, hasDayFilter, total]);
}

/** Filters the rows where they stand; the styles hide a section that is left without any. */
function filterRows(programme: HTMLElement): (filter: ProgrammeFilter) => void {
  const rows = [...programme.querySelectorAll<HTMLElement>(ROW_ITEMS)].map((row) => {
    return { row, typeId: Number(row.dataset['type']) || null, time: daysOfRow(row) };
  });
  const sections = partIn(programme, 'sections');
  const onView = programme.querySelector(`#${ON_VIEW}`);
  const isFirst = onView !== null && sections?.firstElementChild === onView;

  return (filter) => {
    let count = 0;
    for (const { row, ...event } of rows) {
      const isMatch = matchesFilter(event, filter);
      row.hidden = !isMatch;
      if (isMatch) count += 1;
    }
    // With a day chosen, what happens on it comes first, then what is on view anyway.
    if (isFirst && filter.day !== null && sections.lastElementChild !== onView) sections.append(onView);
    if (isFirst && filter.day === null && sections.firstElementChild !== onView) sections.prepend(onView);
    setMatchCount(count);
  };
}
