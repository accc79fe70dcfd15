/* Code that a page may need after it has loaded, in one file with the notices, so that pages request only one file. */
import { reportLoadFailure } from '../components/browser/load-failure.ts';
import { fetchModules, importAhead } from '../components/browser/load-code.ts';
import { takeEarlyPress } from '../components/browser/early-press.ts';
import { SHARE } from '../components/share/share-markup.ts';
import { sharePage } from '../components/share/share-page.client.ts';

export { showNotices } from '../components/browser/notices.ts';

/**
 * Handles the buttons that share a page, and those that save an event in the visitor's plan. The visitor is using the
 * page by then, so its own scripts are retried too.
 */
export function watchButtons(): Promise<void> {
  retryLostScripts();
  watchShareButtons();
  return importAhead(() => import('../screens/plan/save/save-buttons.client.ts')).then((save) =>
    save.watchSaveButtons(),
  );
}

/** Applies the display settings. @param changed event of their form, if a setting was chosen there. */
export async function display(changed?: Event): Promise<void> {
  const { changeDisplay, showDisplay } = await import('./display/display.client.ts');
  if (changed) changeDisplay(changed);
  else showDisplay();
}

export function markUnavailableLinks(): Promise<void> {
  return importAhead(() => import('./unavailable-links.client.ts')).then((links) =>
    links.markUnavailableLinks(),
  );
}

/**
 * Retries the page's own scripts, since one of them may have failed to load; a module that has run does not run twice.
 * A script that fails again is reported, since its part of the page does not work.
 */
function retryLostScripts(): void {
  for (const { src } of document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]')) {
    const run = (): Promise<unknown> => import(/* @vite-ignore */ src);
    run()
      .catch(() => fetchModules([src]).then(run))
      .catch(reportLoadFailure);
  }
}

const SHARE_BUTTONS = `[${SHARE}]`;
let isWatching = false;

/**
 * Handles the buttons that share a page, including those pressed before this script was loaded. The code for sharing is
 * part of this file: Safari allows a page to copy only while it handles the press.
 */
function watchShareButtons(): void {
  if (isWatching) return;
  isWatching = true;
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest(SHARE_BUTTONS);
    if (button) void sharePage(button);
  });
  for (const button of document.querySelectorAll(SHARE_BUTTONS))
    if (takeEarlyPress(button)) void sharePage(button);
}
