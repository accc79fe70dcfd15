import type { Day } from '../../domain/model/core.ts';
import { reportLoadFailure } from '../../components/browser/load-failure.ts';
import { dayOf } from './day-of-link.client.ts';
import { DAY_LINKS } from './calendar-markup.ts';

const KEYS = /^(?:Arrow|Page|Home$|End$)/;
/** Loads the code that handles the keys, once the calendar has the focus. */
export const arrowKeys = () => import('./arrow-keys.client.ts');

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
export function keyboardGrid(table: HTMLTableElement, beforeFocus: (day: Day) => void = () => undefined) {
  const links = [...table.querySelectorAll<HTMLAnchorElement>(DAY_LINKS)];
  const days = links.map(dayOf);
  const linkOf = (day: Day): HTMLAnchorElement | undefined => links[days.indexOf(day)];

  // Explicit, since some browsers drop the roles of a table that is laid out as a strip.
  table.setAttribute('role', 'grid');
  for (const [name, role] of Object.entries(roles)) {
    for (const part of table.querySelectorAll(name)) part.setAttribute('role', role);
  }

  const setTabStop = (day: Day): void => {
    const stop = linkOf(day) ?? links[0];
    for (const link of links) link.tabIndex = link === stop ? 0 : -1;
  };

  table.addEventListener('keydown', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(DAY_LINKS) : null;
    if (!link || !KEYS.test(event.key) || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    void arrowKeys().then(({ dayAfterPress }) => {
      const day = dayAfterPress(event.key, dayOf(link), days);
      setTabStop(day);
      beforeFocus(day);
      linkOf(day)?.focus();
    }, reportLoadFailure);
  });
  table.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement && target.matches(DAY_LINKS))) return;
    setTabStop(dayOf(target));
    // A failure to load in advance is silent: the next key tries again.
    arrowKeys().catch(() => undefined);
  });
  setTabStop(days[0] ?? '');
  return { setTabStop };
}
