/* What any page may need after it has loaded. In one file with the notices, so that pages request one file, not two. */
import { reportLoadFailure } from '../components/browser/load-failure.ts';
import { fetchModules, importAhead } from '../components/browser/load-code.ts';
import { takeEarlyPress } from '../components/browser/early-press.ts';
import { SHARE } from '../components/share/share-markup.ts';
import { sharePage } from '../components/share/share-page.client.ts';

export { showNotices } from '../components/browser/notices.ts';

/**
 * Answers the buttons that share a page, and those that save an event in the visitor's plan. A visitor has turned to the
 * page by then, so its own scripts are tried again too.
 */
export function watchButtons(): Promise<void> {
  retryLostScripts();
  watchShareButtons();
  return importAhead(() => import('../screens/plan/save/save-buttons.client.ts')).then((save) =>
    save.watchSaveButtons(),
  );
}

/** Applies the display settings. @param changed of their form, if one was chosen there. */
export async function display(changed?: Event): Promise<void> {
  const { changeDisplay, showDisplay } = await import('./display/display.client.ts');
  if (changed) changeDisplay(changed);
  else showDisplay();
}

/** Marks links to what is not on this device, while there is no network. */
export function markUnavailableLinks(): Promise<void> {
  return importAhead(() => import('./unavailable-links.client.ts')).then((links) =>
    links.markUnavailableLinks(),
  );
}

/**
 * Tries the page's own scripts again, of which one may not have come: a module that has run does not run twice. What
 * does not come now either is told, since nothing that it was to answer to would.
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
 * Answers the buttons that share a page, and those that were pressed before this came. What shares is there when one is
 * pressed: Safari lets a page copy only while it answers the press.
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
