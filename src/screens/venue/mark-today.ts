import type { Day } from '../../domain/model/core.ts';
import { weekdayOf } from '../../domain/time/days.ts';
import { HOURS_DAYS, ROW_DAY, TODAY_WORD } from './hours-markup.ts';

/**
 * Marks a day in every table whose hours are of that day: its own row where the week does not hold on it, else its day of
 * the week. What was marked before is so no longer.
 */
export function markToday(root: ParentNode, today: Day): void {
  for (const table of root.querySelectorAll<HTMLTableElement>(`table[${HOURS_DAYS}]`)) {
    const word = table.querySelector<HTMLElement>(`[${TODAY_WORD}]`);
    const row = rowOf(table, today);
    if (!word || word.closest('tr') === row) continue;
    word.closest('tr')?.removeAttribute('aria-current');
    word.hidden = !row;
    row?.setAttribute('aria-current', 'date');
    if (row) row.cells[0]?.firstChild?.after(word);
    else table.caption?.append(word);
  }
}

/** Null outside the days of the table. */
function rowOf(table: HTMLTableElement, today: Day): HTMLTableRowElement | null {
  const [first = '', last = ''] = table.getAttribute(HOURS_DAYS)?.split('/') ?? [];
  if (today < first || last < today) return null;
  const ownRow = table.querySelector<HTMLTableRowElement>(`[${ROW_DAY}="${today}"]`);
  return ownRow ?? table.tBodies[0]?.rows[weekdayOf(today)] ?? null;
}
