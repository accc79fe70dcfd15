/* Attributes and ids by which the HTML of forms, its styles and its scripts meet. */

/** On a field that must say something: the words for when it does not. */
export const BLANK = 'data-blank';
/** On a field that holds an address: the words for when it holds something else. */
export const INVALID = 'data-invalid';
/** Id of the line below a field where what is wrong with it is told. */
export const problemId = (fieldId: string): string => `${fieldId}-problem`;
/** On a form, or an island with forms, whose script is there (`LateScript.astro`). */
export const READY = 'data-ready';
/** On a form that is sent by a live call: which. */
export const LIVE_FORM = 'data-live-form';
/** On the same: what its script says, as JSON, since the dictionaries stay out of the browser. */
export const WORDS = 'data-words';
