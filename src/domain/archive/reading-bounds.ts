/** Name of the service worker's cache of pages that were read. */
export const PAGES = 'pages';

/** Limits of the cache of recently read pages, apart from the editions that a visitor chose to keep. */
export const READ_PAGES = 300;
export const READ_PICTURES = 400;
/** Styles, scripts and fonts of these pages. */
export const READ_PARTS = 300;
