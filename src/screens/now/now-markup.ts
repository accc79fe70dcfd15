/* Attributes shared by the HTML of the page “now” and its script. */

/** On a row: the id of its venue, or empty. */
export const VENUE = 'data-venue';
/** On the option of a venue where walks may start: its position, "36.8014,10.1698". */
export const POSITION = 'data-position';
/** On a section: the group of rows that it shows. */
export const GROUP = 'data-group';
/** On the page: the edition's days with their names, one per line. */
export const DAY_NAMES = 'data-day-names';
/** On the page: when the edition opens and closes, if known. */
export const BEGINS = 'data-begins';
export const ENDS = 'data-ends';
/** On the page: the words of its script, as JSON. */
export const WORDS = 'data-words';
/** On the list of the day at build time. */
export const AS_BUILT = 'data-as-built';
/** On the notice about a day with unusual hours: that day. */
export const SPECIAL_DAY = 'data-special-day';
/** On a text for when nothing is on: `before`, `during` or `over`, the phase of the edition. */
export const QUIET = 'data-quiet';
/** On the element that shows when the next event opens. */
export const NEXT = 'data-next';
/** On the text about the walk to the venue of a row. */
export const WALK = 'data-walk';
export const NEAR = 'data-near';
export const WALKS = 'data-walks';
