/* Attributes shared by the HTML, the styles and the script of the carousel. */

/** On a step button: the number of logos to move, negative to move back. */
export const STEP = 'data-step';
/** On the carousel while it does not advance by itself. */
export const PAUSED = 'data-paused';
/** On the button that pauses and resumes the carousel, with its labels for both states. */
export const PAUSE = 'data-pause';
export const PAUSE_LABEL = 'data-pause-label';
export const PLAY_LABEL = 'data-play-label';
