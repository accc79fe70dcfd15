/**
 * Dispatched on the window when code that a visitor waits for cannot be had. Who has another way for them calls
 * `preventDefault()`; the detail is the event that was to wake an island, or the error.
 */
export const LOAD_FAILED = 'code:lost';

/** Has the visitor told that a part of the page could not be loaded. */
export function reportLoadFailure(detail: unknown): void {
  window.dispatchEvent(new CustomEvent(LOAD_FAILED, { cancelable: true, detail }));
}
