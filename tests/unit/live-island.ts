import type { ReactNode } from 'react';
import { onTestFinished, vi } from 'vitest';
import { openHtml } from './open-html.ts';

/** Shows a part of an island in a page of its own, in which its buttons can be pressed, until the test has finished. */
export async function showLive(part: ReactNode) {
  const window = openHtml('<main></main>');
  for (const name of ['Event', 'AbortController', 'AbortSignal']) vi.stubGlobal(name, window[name]);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const [{ act }, { createRoot }] = await Promise.all([import('react'), import('react-dom/client')]);
  /** Waits until a change, and what follows from it at once, is shown. */
  const settle = (change: () => void): Promise<void> =>
    act(() => {
      change();
      return Promise.resolve();
    });

  const main = window.document.querySelector('main') ?? window.document.body;
  const root = createRoot(main);
  onTestFinished(() => settle(() => root.unmount()));
  await settle(() => root.render(part));
  const button = (name: string): HTMLButtonElement => {
    const found = [...main.querySelectorAll('button')].find(({ textContent }) => textContent.includes(name));
    if (!found) throw new Error(`No button “${name}” in ${main.innerHTML}`);
    return found;
  };
  return {
    main,
    button,
    settle,
    /** Presses a button as a keyboard does, which has moved the focus to it. */
    press: (name: string) =>
      settle(() => {
        button(name).focus();
        button(name).click();
      }),
    focused: () => window.document.activeElement,
  };
}
