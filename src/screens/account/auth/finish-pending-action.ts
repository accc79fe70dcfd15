import type { Words } from '../../../i18n/translate.ts';
import { saveNoticesForNextPage, notify } from '../../../stores/notices.ts';
import { $storageBlocked } from '../../../stores/session.ts';
import { join, type subscriptionKeys } from '../../../stores/subscriptions.ts';
import { $pendingAction } from './auth-address.ts';

/**
 * Finishes what the visitor was doing, and takes them back to it with what there is to say. Where the browser stores
 * nothing they stay: the session would end with the page.
 * @param home where those go who came for the account itself
 */
export async function finishPendingAction(
  home: string,
  words: Words<[...typeof subscriptionKeys, 'subscription.joined']>,
): Promise<void> {
  const { next, eventId } = $pendingAction.get();
  const change = eventId === null ? null : await join(eventId, words);
  if (change === 'done') {
    notify({ about: `event ${eventId}`, kind: 'success', text: words['subscription.joined'] });
  }
  if ($storageBlocked.get() || change === 'signedOut') return;
  saveNoticesForNextPage();
  location.replace(next ?? home);
}
