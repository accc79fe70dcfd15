import { type Key, keysUnder, type Words } from '../../i18n/translate.ts';
import { joinSeveralKeys } from '../../stores/join-several.ts';
import { markKeys } from '../event/status/event-marks.ts';
import { subscriptionKeys } from '../../stores/subscriptions.ts';

/** Words of the offer to register for saved events. */
export const offerKeys = [
  ...joinSeveralKeys,
  'plan.offer.one',
  'plan.offer.other',
  'plan.offerLogin',
  'plan.offerRegister',
  'plan.offerWhich',
] as const satisfies Key[];

export type OfferWords = Words<typeof offerKeys>;

/** Words of the note about events that a calendar file leaves out. */
export const undatedKeys = ['calendar.undated.one', 'calendar.undated.other'] as const satisfies Key[];

export const planKeys = [
  ...subscriptionKeys,
  ...keysUnder('plan', 'plan.intro', 'plan.save', 'plan.saved'),
  ...markKeys,
  ...undatedKeys,
  'calendar.add',
  'calendar.vernissage',
  'calendar.withReminder',
  'changes.asOf',
  'state.over',
  'event.undated',
  'event.vernissage',
  'events.one',
  'events.other',
  'home.programme',
  'myevents.unknown',
  'place.unknown',
  'retry',
  'save.blocked',
  'save.event',
  'save.full',
  'save.removed',
  'share.byHand',
  'share.copied',
  'share.share',
] as const satisfies Key[];

export type PlanWords = Words<typeof planKeys>;
