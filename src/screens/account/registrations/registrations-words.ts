import type { Key, Words } from '../../../i18n/translate.ts';
import { subscriptionKeys } from '../../../stores/subscriptions.ts';

/** Words that follow a press of a button that registers. */
export const registrationKeys = [
  ...subscriptionKeys,
  'auth.expired',
  'subscription.joined',
  'subscription.left',
] as const satisfies Key[];

export type RegistrationWords = Words<typeof registrationKeys>;
