import { useLayoutEffect } from 'react';
import { $programmeFilter } from '../../../stores/programme-filter.ts';
import { filterRows } from './filter-rows.ts';
import { filterWindows } from './filter-windows.ts';

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
