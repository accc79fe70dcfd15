import { type Key, keysUnder, type Words } from '../../../i18n/translate.ts';
import { logoutKeys } from '../../../stores/account.ts';
import { subscriptionKeys } from '../../../stores/subscriptions.ts';

export const authKeys = [
  ...subscriptionKeys,
  ...keysUnder('auth', 'auth.expired', 'auth.needsScript', 'auth.title', ...logoutKeys),
  'myevents',
  'subscription.joined',
] as const satisfies Key[];

export type AuthWords = Words<typeof authKeys>;
