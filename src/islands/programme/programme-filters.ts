import {
  noFilter,
  type ProgrammeFilter,
  readFilter,
  toggleDay,
  toggleType,
  writeFilter,
} from '../../domain/programme-filter.ts';
import { keyboardGrid } from '../calendar/keyboard-grid.ts';
import { toggleLink } from '../toggle-link.ts';
import { controlsOf, dayOf, type FilterWords, showCount, showFilter, typeOf } from './filter-controls.ts';
import { rowsInPlace } from './rows-in-place.ts';
import { rowsInWindows } from './rows-in-windows.ts';
import type { ShowRows } from './show-rows.ts';
import { markToday, type TodayWords } from './today.ts';

/**
 * The two filters of a programme (spec §2), kept in the address. They make buttons of links that serve without script,
 * and answer at once: a framework would weigh twenty times as much and come too late for the first touch.
 *
 * `data-filters-days`: a day filters the page; otherwise it is a page of its own, to which the type is taken along.
 */
function startFilters(root: HTMLElement, words: FilterWords, show: ShowRows): void {
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

  for (const link of controls.types) toggleLink(link, () => go(toggleType(current(), typeOf(link))));
  for (const link of filtersDays ? controls.days : [])
    toggleLink(link, () => go(toggleDay(current(), dayOf(link))));
  goFrom(controls.clear, () => ({ ...current(), day: null }));
  goFrom(controls.empty?.querySelector('button'), () => noFilter);
  window.addEventListener('popstate', follow);
  follow();
  // The first paint is over: from here on the rows speak for themselves.
  delete document.documentElement.dataset['filterType'];
  delete document.documentElement.dataset['filterDay'];
}

/** A day asked of a page whose days are pages of their own: there it is. */
function leaveForDay(root: HTMLElement): boolean {
  const filter = readFilter(new URLSearchParams(location.search));
  const link = controlsOf(root).days.find((one) => dayOf(one) === filter.day);
  if (root.hasAttribute('data-filters-days') || !link) return false;
  link.search = writeFilter({ ...filter, day: null }).toString();
  location.replace(link.href);
  return true;
}

class ProgrammeFilters extends HTMLElement {
  connectedCallback(): void {
    if (leaveForDay(this)) return;
    const words = JSON.parse(this.dataset['words'] ?? '{}') as FilterWords & TodayWords;
    const { windows } = this.dataset;
    startFilters(this, words, windows === undefined ? rowsInPlace(this) : rowsInWindows(this, windows));
    const calendar = this.querySelector('table');
    if (calendar) markToday(this, words, keyboardGrid(calendar));
  }
}

customElements.define('programme-filters', ProgrammeFilters);
