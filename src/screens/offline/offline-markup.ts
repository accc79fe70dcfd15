/** Event that the offline page dispatches on the window, to list what is on the device without a visitor's action. */
export const LIST_REQUEST = 'offline:list';

/** On elements about a page that is not on the device; shown if the offline page replaces that page. */
export const MISSING_PAGE = 'data-missing-page';

/** On the element whose attributes hold the words about links that do not work without a network. */
export const UNAVAILABLE_WORDS = 'data-unavailable-words';
