import { authTabs, panelId, tabId, tabOf, TO_FINISH_ID } from './auth/auth-markup.ts';
import { pendingActionIn } from './pending-action.ts';

/** Shows the form and the words that the address names, until the first gesture hydrates the island. */
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

/** Repeats a key press once the island is hydrated, so that arrows move along the tabs from the first press on. */
function repeatLater({ key, currentTarget: button }: KeyboardEvent): void {
  if (!(button instanceof Element)) return;
  const press = (): unknown => button.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  button.closest('astro-island[ssr]')?.addEventListener('astro:hydrate', press, { once: true });
}

followAddress();
