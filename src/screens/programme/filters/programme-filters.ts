import { keyboardGrid } from '../../calendar/keyboard-grid.client.ts';
import { toggleLink } from '../../../components/browser/toggle-link.ts';
import type { FilterWords } from './filter-controls.ts';
import type { Filters } from './filters.ts';
import type { PhaseWords } from '../../event/row/row-hours.ts';
import { markToday } from './today.ts';

const loadFilters = () => import('./filters.ts');

const gestures = ['pointerover', 'touchstart', 'focusin'] as const;

/**
 * Makes filters of the links of the legend and of the calendar, which serve without script. What a filter does comes
 * when someone turns to the programme, or with a filter in the address: until then every row is there. A framework would weigh twenty times as
 * much and come too late for the first touch.
 */
class ProgrammeFilters extends HTMLElement {
  #waking: Promise<Filters> | undefined;

  connectedCallback(): void {
    const words = JSON.parse(this.dataset['words'] ?? '{}') as FilterWords & PhaseWords;
    const days = this.hasAttribute('data-filters-days') ? ', a[data-day]' : '';
    for (const link of this.querySelectorAll<HTMLAnchorElement>(`a[data-type]${days}`)) {
      toggleLink(link, () => void this.#press(link, words));
    }
    const onGesture = (): void => void this.#wake(words).catch(ignore);
    for (const name of gestures) this.addEventListener(name, onGesture, { once: true, passive: true });
    const calendar = this.querySelector('table');
    const grid = calendar && keyboardGrid(calendar);
    const params = new URLSearchParams(location.search);
    const isFiltered = params.has('type') || params.has('day');
    // A day that is picked is where the calendar opens, before today.
    const ready = isFiltered ? this.#wake(words).catch(ignore) : Promise.resolve();
    if (grid) void ready.then(() => markToday(this, words, grid));
  }

  #wake(words: FilterWords): Promise<Filters> {
    return (this.#waking ??= loadFilters().then(
      ({ startFilters }) => startFilters(this, words),
      (error: unknown) => {
        this.#waking = undefined;
        throw error;
      },
    ));
  }

  async #press(link: HTMLAnchorElement, words: FilterWords): Promise<void> {
    const filters = await this.#wake(words).catch(ignore);
    if (filters) filters.press(link);
    else location.assign(link.href);
  }
}

/** The network was away: the next press tries again, and a link still leads where it leads without script. */
const ignore = (): void => undefined;

customElements.define('programme-filters', ProgrammeFilters);
