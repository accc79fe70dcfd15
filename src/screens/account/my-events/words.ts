import type { Key, Words } from '../../../i18n/translate.ts';
import { offerKeys } from '../../plan/words.ts';

/** Words of the visitor's list of events. */
export const myEventsKeys = [
  ...offerKeys,
  'auth.login',
  'event.cancelled',
  'event.full',
  'event.postponed',
  'myevents',
  'myevents.browse',
  'myevents.calendar',
  'myevents.empty',
  'myevents.failed',
  'myevents.loading',
  'myevents.retry',
  'myevents.signIn',
  'myevents.unknown',
  'myevents.unsubscribe',
  'myevents.unsubscribeFrom',
  'subscription.left',
] as const satisfies Key[];

export type MyEventsWords = Words<typeof myEventsKeys>;
