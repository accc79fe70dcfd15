import { LOAD_FAILURE } from './notices-markup.ts';

/**
 * Dispatched on the window when code that a visitor waits for cannot be loaded. A listener with an alternative calls
 * `preventDefault()`. The detail is the event that was to hydrate an island, or the error.
 */
export const LOAD_FAILED = 'code:lost';

declare global {
  interface WindowEventMap {
    [LOAD_FAILED]: CustomEvent<unknown>;
  }
}

export function reportLoadFailure(detail: unknown): void {
  window.dispatchEvent(new CustomEvent(LOAD_FAILED, { cancelable: true, detail }));
}

const messageElement = (): HTMLElement | null => document.querySelector(`[${LOAD_FAILURE}]`);

/** Hides the message until a load fails. The HTML has it in case no script loads (`shell/notices/Notices.astro`). */
export function showLoadFailures(): void {
  hideLoadFailure();
  window.addEventListener(LOAD_FAILED, showLoadFailure);
}

/** Shows the message, unless a listener has cancelled the event by the next frame. */
export function showLoadFailure(event?: Event): void {
  const message = messageElement();
  if (!message) return;
  message.querySelector('button')?.addEventListener('click', hideLoadFailure);
  // A message that is hidden and shown again is announced again.
  message.hidden = true;
  requestAnimationFrame(() => (message.hidden = event?.defaultPrevented ?? false));
}

/** Hides the message: the code has loaded, or the visitor has read it. */
export function hideLoadFailure(): void {
  const message = messageElement();
  if (message) message.hidden = true;
}
