/* Attributes shared by the header's HTML, styles and scripts. */

/** On `details` that close on a press elsewhere, so that at most one of them is open. */
export const DROPDOWN = 'data-dropdown';
/** On the `details` of the menu. */
export const MENU = 'data-menu';
/** On the menu while its items unfold one at a time. */
export const MOBILE = 'data-mobile';
/** On the `details` of a top-level item of the menu. */
export const ITEM = 'data-item';
/** On a link to this page in another language: the language. */
export const LANGUAGE = 'data-language';
/** On a link to the search page that opens the search over the page. */
export const SEARCH_LINK = 'data-search';
