/*
 * Names by which the display settings meet. `scheme` and `saver` are fields of the form, keys of the local storage and, as
 * `data-scheme` and `data-saver`, attributes of the root, which `first-paint.ts` sets and styles go by.
 */

/** Name of the form. */
export const DISPLAY = 'display';
/** `light` or `dark`; empty where the system decides. */
export const SCHEME = 'scheme';
/** `true` or `false`; nothing is stored where the browser decides. */
export const SAVER = 'saver';
/** On the words for what was saved. */
export const SAVED = 'data-saved';
/** Placeholder for the number of kilobytes. */
export const SIZE = '{size}';
/** On the form: what is said when the browser stores nothing. */
export const NOT_STORED = 'data-not-stored';
