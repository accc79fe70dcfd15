/* Attributes by which the newsletter's form and its script meet. */

/** On the form. */
export const NEWSLETTER = 'data-newsletter';
/** On the line that says that the address is not valid: the words for it. */
export const INVALID_WORDS = 'data-invalid';
