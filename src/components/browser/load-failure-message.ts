import { LOAD_FAILED } from './load-failure.ts';
import { LOAD_FAILURE } from './notices-markup.ts';

const messageElement = (): HTMLElement | null => document.querySelector(`[${LOAD_FAILURE}]`);

/** Shows the message about a failed load. The page has it from the start, in case this script never comes (`shell/notices/Notices.astro`). */
export function showLoadFailures(): void {
  hideLoadFailure();
  window.addEventListener(LOAD_FAILED, (event) => {
    const message = messageElement();
    if (!message) return;
    message.querySelector('button')?.addEventListener('click', hideLoadFailure);
    // Hidden and shown again, it is announced again; and listeners have cancelled the event by then.
    message.hidden = true;
    requestAnimationFrame(() => (message.hidden = event.defaultPrevented));
  });
}

/** Hides the message: the code has loaded, or the visitor has read it. */
export function hideLoadFailure(): void {
  const message = messageElement();
  if (message) message.hidden = true;
}
