/**
 * On the root element of every page, by which the service worker tells a page of this site from what a host or a captive
 * portal sends in its place. An attribute without a value, since every page has it: a few bytes.
 */
export const PAGE_MARK = 'data-ours';

/** On an element into which a script brings parts of other pages, whose classes its own page cannot know. */
export const BRINGS_PARTS = 'data-brings-parts';
