/* What any page may come to need after it has loaded. One file with the notices, so that no page names two. */
import { retryLostScripts } from './lost-scripts.client.ts';
import { watchShareButtons } from './share-buttons.client.ts';

export { showNotices } from '../components/browser/notices.ts';

/**
 * Answers the buttons that share a page, and those that save an event in the visitor's plan; for who turns to the page,
 * what else it should answer to is looked after as well.
 */
export function watchButtons(): Promise<void> {
  retryLostScripts();
  watchShareButtons();
  return import('../screens/plan/save/save-buttons.client.ts').then((save) => save.watchSaveButtons());
}

/** Applies the display settings. @param changed of their form, if one was chosen there. */
export async function display(changed?: Event): Promise<void> {
  const { changeDisplay, showDisplay } = await import('./display/display.client.ts');
  if (changed) changeDisplay(changed);
  else showDisplay();
}

/** Marks links to what is not on this device, while there is no network. */
export function markUnavailableLinks(): Promise<void> {
  return import('./unavailable-links.client.ts').then((links) => links.markUnavailableLinks());
}
