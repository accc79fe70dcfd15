/**
 * Dispatched on the window when code that a visitor waits for cannot be loaded. A listener with an alternative calls
 * `preventDefault()`. The detail is the event that was to hydrate an island, or the error.
 */
export const LOAD_FAILED = 'code:lost';

/** Tells the visitor that a part of the page could not be loaded. */
export function reportLoadFailure(detail: unknown): void {
  window.dispatchEvent(new CustomEvent(LOAD_FAILED, { cancelable: true, detail }));
}
