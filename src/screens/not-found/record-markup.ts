/* Attributes for the script that fills in a record known only to the back end: on the element of each text. */

export const WHEN = 'data-when';
export const PLACE = 'data-place';
export const TEXT = 'data-text';
/** On the link that sells tickets. */
export const TICKETS = 'data-tickets';
