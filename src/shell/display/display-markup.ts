/*
 * Names shared by the markup, scripts and styles of the display settings. `scheme` and `saver` are form fields, keys of
 * the local storage and, as `data-scheme` and `data-saver`, attributes of the root, set by `first-paint.ts`.
 */

export const DISPLAY = 'display';
/** `light` or `dark`; empty if the system decides. */
export const SCHEME = 'scheme';
/** `true` or `false`; not stored if the browser decides. */
export const SAVER = 'saver';
/** On the sentence about the amount of data saved. */
export const SAVED = 'data-saved';
/** Placeholder for the number of kilobytes. */
export const SIZE = '{size}';
/** On the form: the message for a browser that stores nothing. */
export const NOT_STORED = 'data-not-stored';
