/* How the HTML of the editions' timeline meets its script. */

/** On the timeline: the year of the edition that the page came with. */
export const SHOWN_YEAR = 'data-shown';
/** On a card: the year of its edition. */
export const YEAR = 'data-year';
/** On a button that scrolls the timeline: how many steps, and which way. */
export const STEP = 'data-step';
/** Ids of what scrolls, and of the edition shown below. */
export const RAIL_ID = 'timeline';
export const EDITION_ID = 'edition';
