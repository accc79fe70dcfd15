/**
 * Attribute of the root element of every page, by which the service worker distinguishes a page of this site from one
 * that a host or a captive portal sends instead. It has no value, to save bytes.
 */
export const PAGE_MARK = 'data-ours';

/**
 * Attribute of an element into which a script inserts parts of other pages, whose classes its own page lacks. Its value
 * is these classes, or `true` for all classes.
 */
export const BRINGS_PARTS = 'data-brings-parts';
