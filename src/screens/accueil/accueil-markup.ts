/* Attributes shared by the HTML of the intro and its countdown, their styles and their scripts. */

/** On the intro once the visitor has passed the gate. */
export const OPEN = 'data-open';
/** On the gate's two buttons: with sound, and without. */
export const GO = 'data-go';
export const SKIP = 'data-skip';
/** On the welcome behind the gate, which takes the focus once the gate is passed. */
export const WELCOME = 'data-welcome';
/** On the button that turns the sound on and off, with its words for either state. */
export const SOUND = 'data-sound';
export const WORDS_WHEN_ON = 'data-on';
export const WORDS_WHEN_OFF = 'data-off';

/** On the countdown: the instants that it counts to. */
export const OPENING = 'data-opening';
export const CLOSING = 'data-closing';
/** On a text that is shown in one phase only: the name of the phase. */
export const PHASE = 'data-phase';
/** On a number of the countdown: its unit, such as `days`. */
export const UNIT = 'data-unit';
