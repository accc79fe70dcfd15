/* Attributes and ids by which the HTML of forms, its styles and its scripts meet. */

/** On a field that must say something: the words for when it does not. */
export const BLANK = 'data-blank';
/** On a field that holds an address: the words for when it holds something else. */
export const INVALID = 'data-invalid';
/** Id of the line below a field where what is wrong with it is told. */
export const problemId = (fieldId: string): string => `${fieldId}-problem`;
/** On a form, or an island with forms, whose script is there (`LateScript.astro`). */
export const READY = 'data-ready';
/** On the forms of their subjects. */
export const CONTACT_FORM = 'data-contact';
export const PARTNERSHIP_FORM = 'data-partnership';
/** On an element that brings the words of its script along, as JSON. */
export const WORDS = 'data-words';
