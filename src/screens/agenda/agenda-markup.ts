/* Attributes by which the HTML of the agenda, its styles and its scripts meet; those of its calendar are the calendar's. */

/** On the agenda: the day it opens on, as far as the build knows. */
export const OPENS_ON = 'data-opens-on';
/** On the title of the week or the month shown; its value names the months of the days, one a line. */
export const SPAN_TITLE = 'data-shown';
/** On the buttons that choose between week and month: which. */
export const SPAN = 'data-view';
/** On the buttons that lead to the week or month before and after. */
export const STEP = 'data-step';
/** On the list of what is on view. */
export const ON_VIEW = 'data-on-view';
