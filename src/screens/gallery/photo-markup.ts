/* Attributes by which the photographs of a page meet the scripts that show them larger. */

/** On the link of a photograph: its number, from 1. */
export const PHOTO = 'data-photo';
/** On the same: `srcset` of its larger sizes, or their one file. */
export const LARGE = 'data-large';
/** Within its caption: its title, and its credit. */
export const PHOTO_TITLE = 'data-title';
export const PHOTO_CREDIT = 'data-credit';

/** Links of the photographs. */
export const PHOTO_LINKS = `a[${PHOTO}]`;
