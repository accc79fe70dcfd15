import { authTabs, panelId, tabId, tabOf, TO_FINISH_ID } from './auth/auth-markup.ts';
import { pendingActionIn } from './pending-action.ts';

/** Shows the form and the words that the address asks for until the island does, which comes with the first touch. */
function followAddress(): void {
  const chosen = tabOf(location.hash);
  for (const tab of authTabs) {
    const button = document.getElementById(tabId(tab));
    if (button) {
      button.setAttribute('aria-selected', String(tab === chosen));
      button.tabIndex = tab === chosen ? 0 : -1;
      button.addEventListener('keydown', repeatLater);
    }
    const panel = document.getElementById(panelId(tab));
    if (panel) panel.hidden = tab !== chosen;
  }
  const toFinish = document.getElementById(TO_FINISH_ID);
  if (toFinish) toFinish.hidden = pendingActionIn(location.search).eventId === null;
}

/** The arrows move along the tabs from the first press on: it is made again when the island can answer. */
function repeatLater({ key, currentTarget: button }: KeyboardEvent): void {
  if (!(button instanceof Element)) return;
  const press = (): unknown => button.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  button.closest('astro-island[ssr]')?.addEventListener('astro:hydrate', press, { once: true });
}

followAddress();
