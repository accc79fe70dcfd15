/* Attributes by which the HTML of a record that only the back end knows meets its script: what stands where. */

export const WHEN = 'data-when';
export const PLACE = 'data-place';
export const TEXT = 'data-text';
/** On the link that sells tickets. */
export const TICKETS = 'data-tickets';
