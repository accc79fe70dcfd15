/* Attributes by which a table of hours meets the script that marks the visitor's today in it. */

/** On a table: the first and the last day of its hours, `2024-10-09/2024-11-09`. */
export const HOURS_DAYS = 'data-days';
/** On a row for one day, on which the week does not hold: that day. */
export const ROW_DAY = 'data-day';
/** On the word for today, hidden until it stands in a row. */
export const TODAY_WORD = 'data-today';
