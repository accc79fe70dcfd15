import { matchesFilter } from '../../../domain/programme/programme-filter.ts';
import { daysOfRow } from '../../event/row/row-hours.ts';
import type { ShowRows } from './show-rows.ts';

/** Filters the rows where they stand; a section left empty hides itself. */
export function rowsInPlace(root: HTMLElement): ShowRows {
  const sections = root.querySelector('[data-sections]');
  const onView = root.querySelector('#on-view');
  const filtersDays = onView !== null && root.hasAttribute('data-filters-days');
  const rows = [...root.querySelectorAll<HTMLElement>('.event-row')].map((row) => {
    return { row, typeId: Number(row.dataset['type']) || null, time: daysOfRow(row) };
  });
  return (filter, announce) => {
    let count = 0;
    for (const { row, ...event } of rows) {
      const isIn = matchesFilter(event, filter);
      row.hidden = !isIn;
      if (isIn) count += 1;
    }
    // Who picks a day asks first what happens on it, then what is there anyway.
    if (filtersDays && filter.day !== null && sections?.lastElementChild !== onView) sections?.append(onView);
    if (filtersDays && filter.day === null && sections?.firstElementChild !== onView)
      sections?.prepend(onView);
    announce(count);
  };
}
