/* Attributes and ids shared by the HTML of the editions' timeline and its script. */

/** On the timeline: the year of the edition in the HTML of the page. */
export const SHOWN_YEAR = 'data-shown';
/** On a card: the year of its edition. */
export const YEAR = 'data-year';
/** On a button that scrolls the timeline: the number of steps, negative for backwards. */
export const STEP = 'data-step';
/** Ids of the list that scrolls, and of the edition shown below. */
export const RAIL_ID = 'timeline';
export const EDITION_ID = 'edition';
