/* Attributes by which the HTML of the intro and of its countdown, its styles and its scripts meet. */

/** On the intro once the visitor has passed the gate. */
export const OPEN = 'data-open';
/** On the gate's two buttons: with sound, and without. */
export const GO = 'data-go';
export const SKIP = 'data-skip';
/** On what stands behind the gate, which then takes the focus. */
export const WELCOME = 'data-welcome';
/** On the button that turns the sound on and off, with its words for either state. */
export const SOUND = 'data-sound';
export const WORDS_WHEN_ON = 'data-on';
export const WORDS_WHEN_OFF = 'data-off';

/** On the countdown: the instants that it counts to. */
export const OPENING = 'data-opening';
export const CLOSING = 'data-closing';
/** On what is to be read in one phase: which. */
export const PHASE = 'data-phase';
/** On a number of the countdown: its unit, such as `days`. */
export const UNIT = 'data-unit';
