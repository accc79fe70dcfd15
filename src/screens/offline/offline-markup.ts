/** Dispatched on the window by the offline page, which lists what is on the device without being asked to. */
export const LIST_REQUEST = 'offline:list';

/** Text about a page that is not on the device; shown where the offline page replaces it. */
export const MISSING_PAGE = 'data-missing-page';

/** Element whose attributes are the words about links that lead nowhere without a network. */
export const UNAVAILABLE_WORDS = 'data-unavailable-words';
