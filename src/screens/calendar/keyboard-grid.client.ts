import { addDays, addMonths, monthOf, sameDayInMonth, weekdayOf } from '../../domain/time/days.ts';
import type { Day } from '../../domain/model/core.ts';
import { arrowKey } from '../../components/browser/page-lang.ts';
import { reportLoadFailure } from '../../components/browser/load-failure.ts';
import { dayOf } from './day-of-link.client.ts';
import { DAY_LINKS } from './calendar-markup.ts';

/** Where each key leads, on a calendar without gaps. */
const steps: Readonly<Record<string, (day: Day) => Day>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  PageUp: (day) => sameDayInMonth(day, addMonths(monthOf(day), -1)),
  PageDown: (day) => sameDayInMonth(day, addMonths(monthOf(day), 1)),
};

/**
 * Where a key leads within a calendar, by the grid pattern of WAI-ARIA: to the nearest selectable day in its direction, at
 * most to the first or last. Home and End stay within the week.
 * @param days the selectable ones, in order, `from` among them.
 * @returns null for any other key.
 */
export function dayAfterKey(key: string, from: Day, days: readonly Day[]): Day | null {
  const monday = addDays(from, -weekdayOf(from));
  if (key === 'Home') return days.find((day) => day >= monday) ?? from;
  if (key === 'End') return days.findLast((day) => day <= addDays(monday, 6)) ?? from;
  const target = steps[key]?.(from);
  if (target === undefined) return null;
  if (target > from) return days.find((day) => day >= target) ?? days.at(-1) ?? from;
  return days.findLast((day) => day <= target) ?? days[0] ?? from;
}

/** The keys that move in the calendar. */
const KEYS = /^(?:Arrow|Page|Home$|End$)/;
/** Loads what the keys do, once the calendar has the focus. */
export const arrowKeys = () => import('./keyboard-grid.client.ts');

/** A failure to load in advance is silent: the next key tries again. */
const ignore = (): void => undefined;

const roles = {
  tbody: 'rowgroup',
  thead: 'rowgroup',
  tr: 'row',
  td: 'gridcell',
  th: 'columnheader',
} as const;

/**
 * Makes a calendar of day links one tab stop, navigated with the arrows (WAI-ARIA grid). Without script each day
 * is a link of its own.
 * @param beforeFocus called with the day that gets the focus, to bring it into view first.
 */
export function keyboardGrid(
  table: HTMLTableElement,
  beforeFocus: (day: Day) => void = () => undefined,
): { setTabStop: (day: Day) => void } {
  const links = [...table.querySelectorAll<HTMLAnchorElement>(DAY_LINKS)];
  const days = links.map(dayOf);
  const linkOf = (day: Day): HTMLAnchorElement | undefined => links[days.indexOf(day)];

  // Explicit, since some browsers drop the roles of a table that is laid out as a strip.
  table.setAttribute('role', 'grid');
  for (const [name, role] of Object.entries(roles)) {
    for (const part of table.querySelectorAll(name)) part.setAttribute('role', role);
  }

  /** Makes this day the tab stop. */
  const setTabStop = (day: Day): void => {
    const stop = linkOf(day) ?? links[0];
    for (const link of links) link.tabIndex = link === stop ? 0 : -1;
  };

  table.addEventListener('keydown', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(DAY_LINKS) : null;
    if (!link || !KEYS.test(event.key) || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    void arrowKeys().then(({ dayAfterKey }) => {
      const day = dayAfterKey(arrowKey(event.key), dayOf(link), days) ?? dayOf(link);
      setTabStop(day);
      beforeFocus(day);
      linkOf(day)?.focus();
    }, reportLoadFailure);
  });
  table.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement && target.matches(DAY_LINKS))) return;
    setTabStop(dayOf(target));
    arrowKeys().catch(ignore);
  });
  setTabStop(days[0] ?? '');
  return { setTabStop };
}
