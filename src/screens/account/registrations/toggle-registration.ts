import type { Key, Words } from '../../../i18n/translate.ts';
import { subscriptionKeys, $busyEvents, join, leave } from '../../../stores/subscriptions.ts';
import { notifyIfExpired } from '../../../stores/account.ts';
import { saveNoticesForNextPage } from '../../../stores/notices.ts';
import { eventIdOf } from '../../event/buttons/registration-markup.ts';
import type { RegistrationRequest } from './registration-request.ts';

export const registrationKeys = [
  ...subscriptionKeys,
  'auth.expired',
  'subscription.joined',
  'subscription.left',
] as const satisfies Key[];

export type RegistrationWords = Words<typeof registrationKeys>;

/**
 * Registers the visitor for an event, or ends their registration, as the link said when it was pressed: the registration
 * may have changed since. If their session has ended meanwhile, sends them to the login, which finishes the registration
 * (**Sign in, then return**).
 * @returns the text to announce; null if nothing has changed.
 */
export async function toggleRegistration(
  { link, loginHref }: RegistrationRequest,
  words: RegistrationWords,
): Promise<string | null> {
  const eventId = eventIdOf(link);
  if ($busyEvents.get().has(eventId)) return null;
  if (loginHref === null) return (await leave(eventId, words)) === 'done' ? words['subscription.left'] : null;
  const change = await join(eventId, words);
  if (change === 'signedOut') {
    // The menu, which otherwise shows this notice, may not be hydrated yet.
    notifyIfExpired(words['auth.expired']);
    saveNoticesForNextPage();
    location.assign(loginHref);
  }
  return change === 'done' ? words['subscription.joined'] : null;
}
