import { matchesFilter, type ProgrammeFilter } from '../../../domain/programme/programme-filter.ts';
import { setMatchCount } from '../../../stores/programme-filter.ts';
import { daysOfRow } from '../../event/row/row-days.ts';
import { partIn } from '../programme-markup.ts';
import { ON_VIEW } from '../section-anchors.ts';

/** Filters the rows where they stand; the styles hide a section that is left without any. */
export function filterRows(programme: HTMLElement): (filter: ProgrammeFilter) => void {
  const rows = [...programme.querySelectorAll<HTMLElement>('.event-row')].map((row) => {
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
    // Who chooses a day looks first for what happens on it, then for what is there anyway.
    if (isFirst && filter.day !== null && sections.lastElementChild !== onView) sections.append(onView);
    if (isFirst && filter.day === null && sections.firstElementChild !== onView) sections.prepend(onView);
    setMatchCount(count);
  };
}
