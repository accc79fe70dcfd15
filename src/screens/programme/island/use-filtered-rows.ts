import { useLayoutEffect } from 'react';
import { $programmeFilter, setMatchCount } from '../../../stores/programme-filter.ts';
import { filterWindows } from './filter-windows.ts';
import type { Day } from '../../../domain/model/core.ts';
import { matchesFilter, type ProgrammeFilter } from '../../../domain/programme/filters.ts';
import { daysOfRow, ENTRIES, isClosedOn, ROW_ITEMS } from '../../event/row/row-markup.ts';
import { partIn } from '../programme-markup.ts';
import { CLOSED, ON_VIEW } from '../section-anchors.ts';

/**
 * Has the rows of the page follow the filter. They stay the page’s own HTML: hundreds of them would weigh twice as
 * properties of an island, and be compared at every press.
 * @param options `windows`: where those of a split programme stand; null when its rows are in the page.
 */
export function useFilteredRows(
  programme: HTMLElement | null,
  options: { windows: string | null; hasDayFilter: boolean; total: number; closedHeading: string },
): void {
  const { windows, hasDayFilter, total, closedHeading } = options;
  useLayoutEffect(() => {
    if (!programme) return;
    const show =
      windows === null
        ? filterRows(programme, closedHeading)
        : filterWindows(programme, { base: windows, total });
    const stop = $programmeFilter.subscribe((filter) =>
      show(hasDayFilter ? filter : { ...filter, day: null }),
    );
    // The marks of the first paint have served: from here on the rows themselves are filtered.
    delete document.documentElement.dataset['filterType'];
    delete document.documentElement.dataset['filterDay'];
    return stop;
  }, [programme, windows, hasDayFilter, total, closedHeading]);
}

/** Filters the rows where they stand, and hides the sections that are left without any. */
function filterRows(programme: HTMLElement, closedHeading: string): (filter: ProgrammeFilter) => void {
  const rows = [...programme.querySelectorAll<HTMLElement>(ROW_ITEMS)].map((row) => {
    return { row, typeId: Number(row.dataset['type']) || null, time: daysOfRow(row) };
  });
  const sections = partIn(programme, 'sections');
  const arrange = arrangeOnView(sections, closedHeading);

  return (filter) => {
    let count = 0;
    for (const { row, ...event } of rows) {
      const isMatch = matchesFilter(event, filter);
      row.hidden = !isMatch;
      if (isMatch) count += 1;
    }
    arrange(filter.day);
    for (const section of sections?.children ?? []) hideIfEmpty(section);
    setMatchCount(count);
  };
}

/** By script: the browser asks styles with `:has()` again for each row that is hidden. */
function hideIfEmpty(section: Element): void {
  const list = section.querySelector(`[${ENTRIES}]`);
  if (list) section.toggleAttribute('hidden', !list.querySelector(':scope > :not([hidden])'));
}

/**
 * With a day chosen, what happens on it comes first, then what is on view anyway, then what is closed; as on the page of
 * a day, where nothing is to be arranged.
 */
function arrangeOnView(sections: HTMLElement | null, closedHeading: string): (day: Day | null) => void {
  const onView = sections?.firstElementChild;
  const list = onView?.querySelector('ol');
  if (!sections || !list || onView?.id !== ON_VIEW) return () => undefined;
  const closed = onView.cloneNode(true) as HTMLElement;
  closed.id = CLOSED;
  closed.firstElementChild?.replaceChildren(closedHeading);
  const closedList = closed.querySelector('ol');
  closedList?.replaceChildren();
  const rows = [...list.querySelectorAll<HTMLElement>(ROW_ITEMS)];
  let arranged: Day | null = null;

  return (day) => {
    if (day === arranged) return;
    arranged = day;
    for (const row of rows) {
      const firstDay = daysOfRow(row)?.firstDay;
      const isClosed = day !== null && firstDay !== undefined && isClosedOn(row, firstDay, day);
      (isClosed ? closedList : list)?.append(row);
    }
    if (day === null) sections.prepend(onView);
    else sections.append(onView, closed);
  };
}
