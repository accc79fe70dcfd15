import { useLayoutEffect } from 'react';
import { $matchCount, $programmeFilter } from '../../../stores/programme-filter.ts';
import { filterWindows } from './filter-windows.ts';
import type { Day } from '../../../domain/model/core.ts';
import { matchesFilter, type ProgrammeFilter } from '../../../domain/programme/filters.ts';
import { daysOfRow, ENTRIES, isClosedOn, ROW_ITEMS } from '../../event/row/row-markup.ts';
import { partIn } from '../programme-markup.ts';
import { CLOSED, ON_VIEW } from '../section-anchors.ts';

/**
 * Applies the filter to the rows of the page. They stay the page’s own HTML: as properties of an island, hundreds of
 * them would double in size, and be compared at every press.
 * @param options `windows`: base address of the windows of a split programme; null if its rows are in the page.
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
    // The attributes of the first paint are no longer needed: from here on the rows themselves are filtered.
    delete document.documentElement.dataset['filterType'];
    delete document.documentElement.dataset['filterDay'];
    return stop;
  }, [programme, windows, hasDayFilter, total, closedHeading]);
}

/** Returns a function that filters the rows in place, and hides the sections without any left. */
function filterRows(programme: HTMLElement, closedHeading: string): (filter: ProgrammeFilter) => void {
  const rows = [...programme.querySelectorAll<HTMLElement>(ROW_ITEMS)].map((row) => {
    const { type } = row.dataset;
    return { row, typeId: type === undefined ? null : Number(type), time: daysOfRow(row) };
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
    $matchCount.set(count);
  };
}

/** Hides an empty section. By script: the browser would match styles with `:has()` again for each hidden row. */
function hideIfEmpty(section: Element): void {
  const list = section.querySelector(`[${ENTRIES}]`);
  if (list) section.toggleAttribute('hidden', !list.querySelector(':scope > :not([hidden])'));
}

/**
 * Returns a function that arranges the sections for a chosen day: events of that day first, then events on view, then
 * closed ones, as on the page of a day, where nothing has to be arranged.
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
