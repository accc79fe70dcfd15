/* Attributes by which the HTML of the carousel, its styles and its script meet. */

/** On a button that steps: how many logos further, or back. */
export const STEP = 'data-step';
/** On the carousel while it does not advance by itself. */
export const PAUSED = 'data-paused';
/** On the button that pauses it and has it go on, with its label for either state. */
export const PAUSE = 'data-pause';
export const PAUSE_LABEL = 'data-pause-label';
export const PLAY_LABEL = 'data-play-label';
