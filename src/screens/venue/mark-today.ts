import type { Day } from '../../domain/model/core.ts';
import { weekdayOf } from '../../domain/time/days.ts';
import { HOURS_DAYS, ROW_DAY, TODAY_WORD } from './hours-markup.ts';

/**
 * Marks a day in every table whose hours include it: its own row if it is an exception to the week, otherwise the row
 * of its weekday. Removes the mark of any other day.
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

/** Returns the row of a day, or null outside the days of the table. */
function rowOf(table: HTMLTableElement, today: Day): HTMLTableRowElement | null {
  const [first = '', last = ''] = table.getAttribute(HOURS_DAYS)?.split('/') ?? [];
  if (today < first || last < today) return null;
  const ownRow = table.querySelector<HTMLTableRowElement>(`[${ROW_DAY}="${today}"]`);
  return ownRow ?? table.tBodies[0]?.rows[weekdayOf(today)] ?? null;
}
