/* Attributes by which the HTML of a calendar and its scripts meet. */

/** On the link of a day, and on what stands for a day elsewhere: the day. */
export const DAY = 'data-day';
/** On the link of a day whose last event ends after midnight: when. */
export const ENDS = 'data-ends';
/** On the calendar, and on a day that differs from it: the offset of the festival's midnight. */
export const OFFSET = 'data-offset';
/** On a week that can be shown alone: its first day, and its title. */
export const WEEK = 'data-week';
export const WEEK_TITLE = 'data-title';
/** On the cell of the day that the calendar opens on. */
export const OPENS = 'data-opens';

/** On the link of a day that is over, once a script knows. */
export const OVER = 'data-over';

/** Links of the days. */
export const DAY_LINKS = `a[${DAY}]`;
