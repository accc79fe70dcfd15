/* Attributes by which the HTML of the intro, its styles and its scripts meet. */

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
