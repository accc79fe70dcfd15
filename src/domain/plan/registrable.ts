import { isSubscribed, type Subscription } from '../account/subscriptions.ts';
import type { EventSummaries, EventSummary } from '../event/event-summary.ts';
import type { Id } from '../model/core.ts';
import { hasEnded } from '../event/event-days.ts';
import type { Clock } from './plan-changes.ts';
import type { SavedEvent } from './saved-event.ts';

/** Returns the saved events that the visitor may register for and is not registered for yet (**Registered**). */
export function registrable(
  plan: readonly SavedEvent[],
  summaries: EventSummaries,
  { subscriptions, now, timeZone }: Clock & { subscriptions: readonly Subscription[] | null },
): (EventSummary & { id: Id })[] {
  return plan.flatMap(({ id }) => {
    const summary = summaries[id];
    if (!summary?.takesRegistration || isSubscribed(subscriptions ?? [], id)) return [];
    return hasEnded(summary.time, now, timeZone) ? [] : [{ ...summary, id }];
  });
}
