/* Attributes shared by the tables of hours and the script that marks the visitor's today in them. */

/** On a table: the first and the last day of its hours, `2024-10-09/2024-11-09`. */
export const HOURS_DAYS = 'data-days';
/** On the row of a day that is an exception to the week: that day. */
export const ROW_DAY = 'data-day';
/** On the word for today, hidden until it is in a row. */
export const TODAY_WORD = 'data-today';
