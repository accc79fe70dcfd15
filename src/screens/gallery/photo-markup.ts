/* How the photographs of a page meet the scripts that show them larger. */

/** Selects the links of the photographs. */
export const PHOTO_LINKS = 'a[data-photo]';

/**
 * Attributes of a photograph's link.
 * @param number from 1.
 * @param large `srcset` of its larger sizes.
 */
export const photoLink = (number: number, large: string) => ({ 'data-photo': number, 'data-large': large });

/** Index of a photograph, from 0. */
export const indexOfPhoto = ({ dataset }: HTMLAnchorElement): number => Number(dataset['photo']) - 1;

/** `srcset` of the larger sizes of a photograph, or else its file. */
export const largeSizes = ({ dataset, href }: HTMLAnchorElement): string => dataset['large'] ?? href;

/** Marks the title within a caption. A new object each time: Astro writes the class of the element into it. */
export const photoTitle = () => ({ 'data-title': '' });
/** The credit within a caption, as the title has it. */
export const photoCredit = () => ({ 'data-credit': '' });
export const PHOTO_CREDIT = '[data-credit]';
/** Selects the title within a caption. */
export const PHOTO_TITLE = '[data-title]';
