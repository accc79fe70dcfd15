import type { Key, Words } from '../../i18n/translate.ts';

/* Names shared by the HTML of the search and its scripts. */

/** Id of the dialog that is opened over a page. */
export const SEARCH_DIALOG_ID = 'search';
/** On the list of results. */
export const RESULTS = 'data-results';
export const RESULT_LINKS = `[${RESULTS}] a`;

/** Translations of the search, in the overlay and on its page. */
export const searchKeys = [
  'a11y.close',
  'event.cancelled',
  'event.full',
  'event.postponed',
  'nav.search',
  'search.events',
  'search.failed',
  'search.approximate',
  'search.new',
  'search.none',
  'search.offline',
  'search.pages',
  'search.people',
  'search.placeholder',
  'search.results.one',
  'search.results.other',
] as const satisfies Key[];

export type SearchWords = Words<typeof searchKeys>;
