/* Names shared by the HTML of the search and its scripts. */

/** Id of the dialog that is opened over a page. */
export const SEARCH_DIALOG_ID = 'search';
export const RESULTS = 'data-results';
export const RESULT_LINKS = `[${RESULTS}] a`;
