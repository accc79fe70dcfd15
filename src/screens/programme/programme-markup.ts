import type { Id } from '../../domain/model/core.ts';
import { DAY_LINKS } from '../calendar/calendar-markup.ts';

const parts = {
  programme: 'data-programme',
  /** The bar and the rows: what a filter changes. */
  list: 'data-list',
  sections: 'data-sections',
  /** Container for a window of a split programme. */
  window: 'data-window',
  windowFailure: 'data-failure',
  /** Shown in place of the rows when none matches. */
  noneLeft: 'data-none-left',
  today: 'data-today',
  /** Link from a window to the previous or the next one. */
  turn: 'data-turn',
} as const;

type Part = keyof typeof parts;

/** Marks an element in the HTML: `<div {...part('sections')}>`. */
export const part = (name: Part): Record<string, string> => ({ [parts[name]]: '' });

export const partSelector = (name: Part): string => `[${parts[name]}]`;

/** Finds an element of that kind; null on the pages that have none. */
export const partIn = (root: ParentNode, name: Part): HTMLElement | null =>
  root.querySelector(partSelector(name));

/** Classes of a window, for which the page keeps their styles; a test compares them with its components. */
export const WINDOW_CLASSES =
  'button event-row event-rows flex flex-wrap gap-3 icon items-center lang-mark leave more programme-section pt-10 pt-6 sr-only status tabular tint titled what when where';

/** On the link of the page's own day while that is today; set by a script. */
export const PAGE_OF_TODAY = 'data-page-of-today';

/** On the list of the days of a month; not one of the parts, which the agenda loads too. */
export const LISTED_DAYS = 'data-listed-days';

/** On the link or the button of the PDF: the message that it could not be saved. */
export const PDF_FAILED = 'data-pdf-failed';

export const TYPE_LINKS = 'a[data-type]';
export const typeOf = (link: HTMLElement): Id => Number(link.dataset['type']);

/** Links of the calendar that filter the page; a day with its own page links to it instead. */
export const FILTERING_DAY_LINKS = `${DAY_LINKS}[href^="#"]`;

/** Links that script turns into buttons of a filter. */
export const FILTER_LINKS = `${partSelector('programme')} :is(${TYPE_LINKS}, ${FILTERING_DAY_LINKS})`;
