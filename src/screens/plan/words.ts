import type { Key, Words } from '../../i18n/translate.ts';
import { joinSeveralKeys } from '../../stores/join-several.ts';

/** Words of the offer to register for what the plan has. */
export const offerKeys = [
  ...joinSeveralKeys,
  'plan.offer.one',
  'plan.offer.other',
  'plan.offerLogin',
  'plan.offerRegister',
  'plan.offerWhich',
] as const satisfies Key[];

export type OfferWords = Words<typeof offerKeys>;

/** Words of the visitor's plan. */
export const planKeys = [
  ...offerKeys,
  'changes.asOf',
  'event.cancelled',
  'event.full',
  'event.over',
  'event.postponed',
  'event.undated',
  'myevents.calendar',
  'myevents.retry',
  'myevents.unknown',
  'place.unknown',
  'plan.anyDay',
  'plan.anyDayText',
  'plan.anytime',
  'plan.asCopied',
  'plan.asPlanned',
  'plan.blocked',
  'plan.browse',
  'plan.chooseDay',
  'plan.clash',
  'plan.clashes.one',
  'plan.clashes.other',
  'plan.empty',
  'plan.estimate',
  'plan.farther',
  'plan.full',
  'plan.isNow',
  'plan.left',
  'plan.noted',
  'plan.print',
  'plan.removed',
  'plan.saveTitle',
  'plan.shared',
  'plan.sharedAdd.one',
  'plan.sharedAdd.other',
  'plan.sharedAll',
  'plan.sharedClose',
  'plan.sharedDayLost',
  'plan.sharedLater',
  'plan.sharedUnknown',
  'plan.title',
  'plan.total.one',
  'plan.total.other',
  'plan.undated',
  'plan.undo',
  'plan.walk',
  'plan.wasIsNow',
  'plan.whichDay',
  'plan.withdrawn',
  'share.byHand',
  'share.copied',
  'share.share',
] as const satisfies Key[];

export type PlanWords = Words<typeof planKeys>;
