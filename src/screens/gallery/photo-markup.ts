/* Attributes shared by the photographs of a page and the scripts that show them larger. */

/** On the link of a photograph: its number, from 1. */
export const PHOTO = 'data-photo';
/** On the same link: `srcset` of the larger sizes, or the address of a single file. */
export const LARGE = 'data-large';
/** Within the caption of a photograph: on its title, and on its credit. */
export const PHOTO_TITLE = 'data-title';
export const PHOTO_CREDIT = 'data-credit';

export const PHOTO_LINKS = `a[${PHOTO}]`;
