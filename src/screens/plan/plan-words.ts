import { type Key, keysUnder, type Words } from '../../i18n/translate.ts';
import { joinSeveralKeys } from '../../stores/join-several.ts';
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

/** Words of the page around the plan and of the save buttons, which the plan itself does not need. */
const elsewhere = [
  'plan.added',
  'plan.changed.one',
  'plan.changed.other',
  'plan.count.one',
  'plan.count.other',
  'plan.intro',
  'plan.save',
  'plan.saved',
] as const;

export const planKeys = [
  ...subscriptionKeys,
  ...keysUnder('plan', ...elsewhere),
  'calendar.add',
  'calendar.vernissage',
  'calendar.withReminder',
  'changes.asOf',
  'event.cancelled',
  'event.full',
  'state.over',
  'event.postponed',
  'event.undated',
  'event.vernissage',
  'events.one',
  'events.other',
  'home.programme',
  'myevents.unknown',
  'place.unknown',
  'retry',
  'share.byHand',
  'share.copied',
  'share.share',
] as const satisfies Key[];

export type PlanWords = Words<typeof planKeys>;
