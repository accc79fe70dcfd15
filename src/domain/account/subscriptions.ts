import type { Id, Localised } from '../model/core.ts';

export interface Subscription {
  id: Id;
  eventId: Id;
  /** Title of the event, if the back end sends the event itself. */
  title?: Localised;
}

/** The rule **Registered**: any subscription that refers to the event counts. */
export function isSubscribed(subscriptions: readonly Subscription[], eventId: Id): boolean {
  return subscriptions.some((subscription) => subscription.eventId === eventId);
}
