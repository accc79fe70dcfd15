/* How the HTML of the search meets the scripts that look for it. */

/** Id of the dialog that is opened over a page. */
export const SEARCH_DIALOG_ID = 'search';
/** On the list of results. */
export const RESULTS = 'data-results';
/** Links to what was found. */
export const RESULT_LINKS = `[${RESULTS}] a`;
