/** Name of the service worker's cache of pages that were read. */
export const PAGES = 'pages';

/** What the browser keeps of what a visitor has read, beside the editions they chose to keep: the latest. */
export const READ_PAGES = 300;
export const READ_PICTURES = 400;
/** Styles, scripts and fonts of these pages. */
export const READ_PARTS = 300;
