import { isSubscribed, type Subscription } from '../account/subscriptions.ts';
import type { EventSummaries, EventSummary } from '../event/event-summary.ts';
import { endOfEvent } from '../event/event-time.ts';
import type { Id } from '../model/common.ts';
import type { SavedEvent } from './saved-event.ts';

interface Given {
  /** Null where nobody is signed in. */
  subscriptions: readonly Subscription[] | null;
  /** The visitor's now, in milliseconds since 1970. */
  now: number;
  /** IANA name. */
  timeZone: string;
}

/** Saved events that one may register for and is not registered for yet (**Registered**). */
export function registrable(
  plan: readonly SavedEvent[],
  summaries: EventSummaries,
  { subscriptions, now, timeZone }: Given,
): (EventSummary & { id: Id })[] {
  return plan.flatMap(({ id }) => {
    const summary = summaries[id];
    if (!summary?.takesRegistration || isSubscribed(subscriptions ?? [], id)) return [];
    const isOver = summary.time !== null && Date.parse(endOfEvent(summary.time, timeZone)) <= now;
    return isOver ? [] : [{ ...summary, id }];
  });
}
