import type { Day } from '../../domain/model/common.ts';
import { reportLoadFailure } from '../../components/browser/load-failure.ts';
import { dayOf } from './day-of-link.client.ts';

/** The keys that move in the calendar. */
const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End'];
/** Loads the rules of these keys, once the calendar has the focus. */
export const arrowKeys = () => import('./arrow-keys.client.ts');

/** Nobody waits for it yet: the next key loads it again. */
const ignore = (): void => undefined;

const roles = {
  tbody: 'rowgroup',
  thead: 'rowgroup',
  tr: 'row',
  td: 'gridcell',
  th: 'columnheader',
} as const;

/**
 * Makes a calendar of day links one stop of the tab key, walked with the arrows (WAI-ARIA grid). Without script each day
 * is a link of its own.
 * @param beforeFocus told of the day that the arrows come to, to bring it into view first.
 */
export function keyboardGrid(
  table: HTMLTableElement,
  beforeFocus: (day: Day) => void = () => undefined,
): { holdAt: (day: Day) => void } {
  const links = [...table.querySelectorAll<HTMLAnchorElement>('a[data-day]')];
  const days = links.map(dayOf);
  const linkOf = (day: Day): HTMLAnchorElement | undefined => links[days.indexOf(day)];

  // Written out, since a table laid out as a strip is a table no more to some browsers.
  table.setAttribute('role', 'grid');
  for (const [name, role] of Object.entries(roles)) {
    for (const part of table.querySelectorAll(name)) part.setAttribute('role', role);
  }

  /** The one day that the tab key comes to. */
  const holdAt = (day: Day): void => {
    const stop = linkOf(day) ?? links[0];
    for (const link of links) link.tabIndex = link === stop ? 0 : -1;
  };

  table.addEventListener('keydown', (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-day]') : null;
    if (!link || !keys.includes(event.key) || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    void arrowKeys().then(({ dayAfterKey }) => {
      const day = dayAfterKey(event.key, dayOf(link), days) ?? dayOf(link);
      holdAt(day);
      beforeFocus(day);
      linkOf(day)?.focus();
    }, reportLoadFailure);
  });
  table.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement && target.dataset['day'])) return;
    holdAt(target.dataset['day']);
    arrowKeys().catch(ignore);
  });
  holdAt(days[0] ?? '');
  return { holdAt };
}
