/* Attributes shared by the HTML, styles and scripts of the agenda; its calendar has those of `calendar-markup.ts`. */

/** On the agenda: the day shown first, as known at build time. */
export const OPENS_ON = 'data-opens-on';
/** On the title of the week or the month shown; its value is the titles of all months, one per line. */
export const SPAN_TITLE = 'data-shown';
/** On the buttons that choose the view: `week` or `month`. */
export const SPAN = 'data-view';
/** On the buttons for the previous and the next week or month. */
export const STEP = 'data-step';
/** On the link to the page of a day that has no section, which the script completes. */
export const DAY_PAGE = 'data-page';
/** On the section of events on view that began on an earlier day. */
export const ON_VIEW = 'data-on-view';
