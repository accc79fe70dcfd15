import { pendingActionIn } from '../pending-action.ts';
import { atom, onMount } from 'nanostores';
import { type AuthTab, hashOf, tabOf } from './auth-markup.ts';

/** The form shown. The address mirrors it, so that a reload and the other language show the same form. */
export const $authTab = atom<AuthTab>('login');

export const $pendingAction = atom(pendingActionIn(''));

// There is no address when the page is rendered at build time.
onMount($authTab, () => {
  if (typeof window !== 'undefined') $authTab.set(tabOf(location.hash));
});
onMount($pendingAction, () => {
  if (typeof window !== 'undefined') $pendingAction.set(pendingActionIn(location.search));
});

export function chooseTab(tab: AuthTab): void {
  history.replaceState(history.state, '', hashOf(tab) || location.pathname + location.search);
  $authTab.set(tab);
}
