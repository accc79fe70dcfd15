import { LOAD_FAILED } from './load-failure.ts';

const messageElement = (): HTMLElement | null => document.querySelector('[data-code-lost]');

/** Says that code was lost in the words that stand in the page (`components/Notices.astro`): none could come now. */
export function showLoadFailures(): void {
  window.addEventListener(LOAD_FAILED, (event) => {
    const message = messageElement();
    if (!message) return;
    message.querySelector('button')?.addEventListener('click', hideLoadFailure);
    // Shown anew, it is announced anew; and whoever has another way has said so by then.
    message.hidden = true;
    requestAnimationFrame(() => (message.hidden = event.defaultPrevented));
  });
}

/** Takes the words away again: what is asked for comes. */
export function hideLoadFailure(): void {
  const message = messageElement();
  if (message) message.hidden = true;
}
