import type { Key, Words } from '../../../i18n/translate.ts';
import { subscriptionKeys, $busyEvents, $subscriptions, join, leave } from '../../../stores/subscriptions.ts';
import { isSubscribed } from '../../../domain/account/subscriptions.ts';
import { tellIfExpired } from '../../../stores/account.ts';
import { saveNoticesForNextPage } from '../../../stores/notices.ts';
import type { RegistrationRequest } from './registration-request.ts';

/** Words that follow a press of a button that registers. */
export const registrationKeys = [
  ...subscriptionKeys,
  'auth.expired',
  'subscription.joined',
  'subscription.left',
] as const satisfies Key[];

export type RegistrationWords = Words<typeof registrationKeys>;

/**
 * Registers the visitor for an event, or ends their registration. Whose session has ended meanwhile goes to the login,
 * which finishes it (**Sign in, then return**).
 * @returns what to announce; null when nothing has changed.
 */
export async function toggleRegistration(
  { eventId, loginHref }: RegistrationRequest,
  words: RegistrationWords,
): Promise<string | null> {
  if ($busyEvents.get().has(eventId)) return null;
  if (isSubscribed($subscriptions.get() ?? [], eventId))
    return (await leave(eventId, words)) === 'done' ? words['subscription.left'] : null;
  const change = await join(eventId, words);
  if (change === 'signedOut') {
    // The menu, which else tells it, may not be there yet.
    tellIfExpired(words['auth.expired']);
    saveNoticesForNextPage();
    location.assign(loginHref);
  }
  return change === 'done' ? words['subscription.joined'] : null;
}
