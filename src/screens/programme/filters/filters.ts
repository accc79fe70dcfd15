import {
  noFilter,
  type ProgrammeFilter,
  readFilter,
  toggleDay,
  toggleType,
  writeFilter,
} from '../../../domain/programme/programme-filter.ts';
import { dayOf } from '../../calendar/day-of-link.client.ts';
import { controlsOf, type FilterWords, showCount, showFilter, typeOf } from './filter-controls.ts';
import { rowsInPlace } from './rows-in-place.ts';
import { rowsInWindows } from './rows-in-windows.ts';
import type { ShowRows } from './show-rows.ts';

export interface Filters {
  /** Picks what a link of the legend or of the calendar stands for, or clears it. */
  press(link: HTMLAnchorElement): void;
}

/** A day asked of a page whose days are pages of their own: there it is. */
function goToDay(root: HTMLElement): void {
  const filter = readFilter(new URLSearchParams(location.search));
  const link = controlsOf(root).days.find((one) => dayOf(one) === filter.day);
  if (root.hasAttribute('data-filters-days') || !link) return;
  link.search = writeFilter({ ...filter, day: null }).toString();
  location.replace(link.href);
}

/**
 * The two filters of a programme (spec §2), kept in the address.
 *
 * `data-filters-days`: a day filters the page; otherwise it is a page of its own, to which the type is taken along.
 */
export function startFilters(root: HTMLElement, words: FilterWords): Filters {
  goToDay(root);
  const { windows } = root.dataset;
  const show: ShowRows = windows === undefined ? rowsInPlace(root) : rowsInWindows(root, windows);
  const filtersDays = root.hasAttribute('data-filters-days');
  const controls = controlsOf(root);

  function current(): ProgrammeFilter {
    const filter = readFilter(new URLSearchParams(location.search));
    return filtersDays ? filter : { ...filter, day: null };
  }

  function follow(): void {
    const filter = current();
    showFilter(controls, filter, words);
    show(filter, (count) => showCount(controls, count, words));
  }

  /** Goes to a filter as to a page: the way back leads to the one before. */
  function go(filter: ProgrammeFilter): void {
    const query = writeFilter(filter, new URLSearchParams(location.search)).toString();
    history.pushState(null, '', query ? `?${query}` : location.pathname);
    follow();
    const list = root.querySelector('[data-list]');
    if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView();
  }

  /** The button goes away under the visitor's hand. */
  function goFrom(button: Element | null | undefined, next: () => ProgrammeFilter): void {
    button?.addEventListener('click', () => {
      go(next());
      controls.status?.focus();
    });
  }

  goFrom(controls.clear, () => ({ ...current(), day: null }));
  goFrom(controls.empty?.querySelector('button'), () => noFilter);
  window.addEventListener('popstate', follow);
  follow();
  // The first paint is over: from here on the rows speak for themselves.
  delete document.documentElement.dataset['filterType'];
  delete document.documentElement.dataset['filterDay'];
  return {
    press: (link) =>
      go(
        controls.types.includes(link)
          ? toggleType(current(), typeOf(link))
          : toggleDay(current(), dayOf(link)),
      ),
  };
}
