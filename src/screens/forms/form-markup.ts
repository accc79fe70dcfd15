/* Attributes and ids shared by the HTML of forms, its styles and its scripts. */

/** On a required field: the message for when it is blank. */
export const BLANK = 'data-blank';
/** On a field for an address: the message for when it has no valid address. */
export const INVALID = 'data-invalid';
export const problemId = (fieldId: string): string => `${fieldId}-problem`;
/** On a form, or an island with forms, whose script has loaded (`LateScript.astro`). */
export const READY = 'data-ready';
/** On a form that is sent by a live call: the name of the form. */
export const LIVE_FORM = 'data-live-form';
/** On the same form: the messages of its script, as JSON, since the dictionaries are not in the browser. */
export const WORDS = 'data-words';
