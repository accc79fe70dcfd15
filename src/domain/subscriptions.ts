import type { Id } from './model/common.ts';

/** A visitor's subscription to an event. */
export interface Subscription {
  id: Id;
  eventId: Id;
}

/** Spec §4: any subscription that refers to the event will do. */
export function isSubscribed(subscriptions: readonly Subscription[], eventId: Id): boolean {
  return subscriptions.some((subscription) => subscription.eventId === eventId);
}
