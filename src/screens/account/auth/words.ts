import type { Key, Words } from '../../../i18n/translate.ts';
import { loginKeys, registerKeys } from '../../../stores/account.ts';
import { subscriptionKeys } from '../../../stores/subscriptions.ts';

/** Words of the sign-in page. */
export const authKeys = [
  ...loginKeys,
  ...registerKeys,
  ...subscriptionKeys,
  'auth.continue',
  'auth.email',
  'auth.firstName',
  'auth.lastName',
  'auth.login',
  'auth.loginSubmit',
  'auth.password',
  'auth.password2',
  'auth.register',
  'auth.registerSubmit',
  'auth.signedIn',
  'auth.tabs',
  'auth.toFinish',
  'auth.username',
  'myevents',
  'subscription.joined',
] as const satisfies Key[];

export type AuthWords = Words<typeof authKeys>;
