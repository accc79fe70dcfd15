/* Attributes shared by the HTML of a calendar and its scripts. */

/** On elements that represent a day: the day. The link of a day has it only if its address does not contain it. */
export const DAY = 'data-day';
/** On the link of a day: the ids of the types that are on, whose lanes it colours. */
export const TYPES = 'data-types';
/** On the link of a day that does not end 24 hours after it begins: the instant at which it ends. */
export const ENDS = 'data-ends';
/** On the calendar, and on a day that differs from it: the UTC offset at the festival's midnight. */
export const OFFSET = 'data-offset';
/** On a week that can be shown alone: its first and last day, and its title. */
export const WEEK = 'data-week';
export const WEEK_TITLE = 'data-title';
/** On the cell of the day shown first. */
export const OPENS = 'data-opens';

/** On the link of a day that is over; set by a script. */
export const OVER = 'data-over';

/** Inside the calendar, which has the offset. */
export const DAY_LINKS = `[${OFFSET}] a`;
