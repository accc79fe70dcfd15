import { isSubscribed } from '../../domain/account/subscriptions.ts';
import type { Key, Words } from '../../i18n/translate.ts';
import { saveNoticesForNextPage } from '../../stores/notices.ts';
import { showNotices } from '../../components/browser/notices.ts';
import { announce } from './announce.client.ts';
import { $session } from '../../stores/session.ts';
import { $busyEvents, $subscriptions, join, leave, subscriptionKeys } from '../../stores/subscriptions.ts';

export const toggleKeys = [
  ...subscriptionKeys,
  'subscription.joined',
  'subscription.left',
] as const satisfies Key[];
export type ToggleWords = Words<typeof toggleKeys>;

export interface RegistrationToggles {
  press(link: HTMLAnchorElement): void;
}

const LINK = 'a[data-register]';
const eventIdOf = (link: HTMLElement): number => Number(link.dataset['register']);

/**
 * Makes the page's register links buttons that register and unsubscribe, and keeps them true: to what the back end
 * says, to the other tabs, and to the rows that come later. They are links again for who is signed out.
 */
export function startToggles(words: ToggleWords): RegistrationToggles {
  showNotices();
  const showAll = (): void => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>(LINK)) show(link);
  };
  for (const store of [$session, $subscriptions, $busyEvents]) store.listen(showAll);
  showAll();
  new MutationObserver((changes) => {
    if (changes.some(({ addedNodes }) => [...addedNodes].some(hasLink))) showAll();
  }).observe(document.body, { childList: true, subtree: true });
  document.addEventListener('keydown', onSpace);
  return { press: (link) => void press(link, words) };
}

const hasLink = (node: Node): boolean =>
  node instanceof Element && (node.matches(LINK) || node.querySelector(LINK) !== null);

function show(link: HTMLAnchorElement): void {
  const eventId = eventIdOf(link);
  const isSignedIn = $session.get() !== null;
  link.role = isSignedIn ? 'button' : null;
  link.ariaBusy = $busyEvents.get().has(eventId) ? 'true' : null;
  link.dataset['live'] = '';
  link.toggleAttribute('data-joined', isSubscribed($subscriptions.get() ?? [], eventId));
}

/** A button answers to the space key as well; Enter presses a link anyhow. */
function onSpace(event: KeyboardEvent): void {
  const { target, key } = event;
  if (key !== ' ' || !(target instanceof HTMLAnchorElement) || !target.matches(`${LINK}[role="button"]`))
    return;
  event.preventDefault();
  target.click();
}

async function press(link: HTMLAnchorElement, words: ToggleWords): Promise<void> {
  const eventId = eventIdOf(link);
  if (link.ariaBusy === 'true') return;
  if (link.hasAttribute('data-joined')) {
    if ((await leave(eventId, words)) === 'done') announce(words['subscription.left']);
    return;
  }
  const change = await join(eventId, words);
  if (change === 'done') announce(words['subscription.joined']);
  if (change !== 'signedOut') return;
  // Spec §2: who is not signed in, or no longer, goes to the login; it finishes the registration.
  saveNoticesForNextPage();
  location.assign(link.href);
}
