/* Attributes by which the HTML of the countdown meets its script. */

/** On the countdown: the instants that it counts to. */
export const OPENING = 'data-opening';
export const CLOSING = 'data-closing';
/** On what is to be read in one phase: which. */
export const PHASE = 'data-phase';
/** On a number of the countdown: its unit, such as `days`. */
export const UNIT = 'data-unit';
