import { CODE_LOST } from './lost-code.ts';

const wordsOfPage = (): HTMLElement | null => document.querySelector('[data-code-lost]');

/** Says that code was lost in the words that stand in the page (`components/Notices.astro`): none could come now. */
export function showLostCode(): void {
  window.addEventListener(CODE_LOST, (lost) => {
    const words = wordsOfPage();
    if (!words) return;
    words.querySelector('button')?.addEventListener('click', hideLostCode);
    // Shown anew, it is announced anew; and whoever has another way has said so by then.
    words.hidden = true;
    requestAnimationFrame(() => (words.hidden = lost.defaultPrevented));
  });
}

/** Takes the words away again: what is asked for comes. */
export function hideLostCode(): void {
  const words = wordsOfPage();
  if (words) words.hidden = true;
}
