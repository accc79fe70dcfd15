import type { Id } from '../../domain/model/core.ts';
import { DAY_LINKS } from '../calendar/calendar-markup.ts';

/** Elements of a programme by which its HTML and its scripts meet; the styles know them by the same attributes. */
const parts = {
  /** Around all of it. */
  programme: 'data-programme',
  /** The bar and the rows: what a filter changes. */
  list: 'data-list',
  /** The sections that the page has from the start. */
  sections: 'data-sections',
  /** Where a window of a split programme comes to stand. */
  window: 'data-window',
  /** Says that a window could not be read. */
  windowFailure: 'data-failure',
  /** Shown in place of the rows when none matches. */
  noneLeft: 'data-none-left',
  /** The button that leads to today. */
  today: 'data-today',
  /** A link from a window to the one before or after. */
  turn: 'data-turn',
} as const;

type Part = keyof typeof parts;

/** Marks an element in the HTML: `<div {...part('sections')}>`. */
export const part = (name: Part): Record<string, string> => ({ [parts[name]]: '' });

/** Selects an element of that kind. */
export const partSelector = (name: Part): string => `[${parts[name]}]`;

/** Finds an element of that kind; null on the pages that have none. */
export const partIn = (root: ParentNode, name: Part): HTMLElement | null =>
  root.querySelector(partSelector(name));

/** Links of the legend. */
export const TYPE_LINKS = 'a[data-type]';
/** The type that a link of the legend stands for. */
export const typeOf = (link: HTMLElement): Id => Number(link.dataset['type']);

/** Links of the calendar that filter the page: a day with a page of its own leads there. */
export const FILTERING_DAY_LINKS = `${DAY_LINKS}[href^="#"]`;

/** Every link that is a button of a filter once there is script. */
export const FILTER_LINKS = `${partSelector('programme')} :is(${TYPE_LINKS}, ${FILTERING_DAY_LINKS})`;
