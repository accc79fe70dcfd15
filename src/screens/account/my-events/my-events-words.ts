import { type Key, keysUnder, type Words } from '../../../i18n/translate.ts';
import { markKeys } from '../../event/status/event-marks.ts';
import { offerKeys, undatedKeys } from '../../plan/plan-words.ts';

/** Words of the visitor's list of events. */
export const myEventsKeys = [
  ...offerKeys,
  ...markKeys,
  ...undatedKeys,
  'auth.login',
  'calendar.add',
  'calendar.withReminder',
  'event.withdrawn',
  'home.programme',
  'myevents',
  ...keysUnder('myevents'),
  'retry',
  'row.unregister',
  'subscription.left',
] as const satisfies Key[];

export type MyEventsWords = Words<typeof myEventsKeys>;
