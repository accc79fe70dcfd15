import { formatButtonDay } from '../../../domain/time/format-dates.ts';
import type { Id } from '../../../domain/model/common.ts';
import { type ProgrammeFilter, writeFilter } from '../../../domain/programme/programme-filter.ts';
import { fill } from '../../../i18n/fill.ts';
import { dayOf } from '../../calendar/day-of-link.client.ts';

export interface Controls {
  types: readonly HTMLAnchorElement[];
  /** Links of the calendar. */
  days: readonly HTMLAnchorElement[];
  /** The black button that shows the day and clears it (spec §2); absent where the day is the page's own. */
  clear: HTMLButtonElement | null;
  /** Stands in for the rows when none passes, with a button to see them all again. */
  empty: HTMLElement | null;
  /** Where the number of events is announced. */
  status: HTMLElement | null;
}

/** Written by the page, in its language. */
export interface FilterWords {
  one: string;
  other: string;
  none: string;
  clearDay: string;
}

export const typeOf = (link: HTMLElement): Id => Number(link.dataset['type']);

export function controlsOf(root: HTMLElement): Controls {
  return {
    types: [...root.querySelectorAll<HTMLAnchorElement>('a[data-type]')],
    days: [...root.querySelectorAll<HTMLAnchorElement>('a[data-day]')],
    clear: root.querySelector<HTMLButtonElement>('[data-clear-day]'),
    empty: root.querySelector<HTMLElement>('[data-empty]'),
    status: root.querySelector<HTMLElement>('[role="status"]'),
  };
}

/** Shows which filters are on. Days with pages of their own take the type along. */
export function showFilter(
  { types, days, clear }: Controls,
  filter: ProgrammeFilter,
  words: FilterWords,
): void {
  for (const link of types) link.ariaPressed = String(typeOf(link) === filter.typeId);
  for (const link of days) {
    if (link.ariaPressed !== null) link.ariaPressed = String(dayOf(link) === filter.day);
    else link.search = writeFilter({ ...filter, day: null }).toString();
  }
  if (!clear) return;
  const day = filter.day === null ? '' : formatButtonDay(filter.day);
  clear.hidden = filter.day === null;
  clear.textContent = day;
  clear.ariaLabel = fill(words.clearDay, { day });
}

export function showCount({ status, empty }: Controls, count: number, words: FilterWords): void {
  const isOne = new Intl.PluralRules(document.documentElement.lang).select(count) === 'one';
  const text = count === 0 ? words.none : fill(isOne ? words.one : words.other, { count });
  if (status && status.textContent !== text) status.textContent = text;
  if (empty) empty.hidden = count > 0;
}
