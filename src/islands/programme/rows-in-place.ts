import { passes } from '../../domain/programme-filter.ts';
import type { ShowRows } from './show-rows.ts';

/** The days of a row, `2024-10-09/2024-11-09`, where they are not the one day of its section. */
const daysOfRow = (row: HTMLElement): string | undefined =>
  row.dataset['days'] ?? row.closest<HTMLElement>('section')?.dataset['day'];

/** Filters the rows where they stand; a section left empty hides itself. */
export function rowsInPlace(root: HTMLElement): ShowRows {
  const sections = root.querySelector('[data-sections]');
  const onView = root.querySelector('#on-view');
  const filtersDays = onView !== null && root.hasAttribute('data-filters-days');
  const rows = [...root.querySelectorAll<HTMLElement>('.event-row')].map((row) => {
    const [firstDay, lastDay = firstDay] = daysOfRow(row)?.split('/') ?? [];
    const time = firstDay !== undefined && lastDay !== undefined ? { firstDay, lastDay } : null;
    return { row, typeId: Number(row.dataset['type']) || null, time };
  });
  return (filter, announce) => {
    let count = 0;
    for (const { row, ...event } of rows) {
      const isIn = passes(event, filter);
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
