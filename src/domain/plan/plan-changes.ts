import { hasEnded } from '../event/event-days.ts';
import type { Id, EventStatus, EventTime, Instant } from '../model/core.ts';
import type { SavedEvent, SavedFacts } from './saved-event.ts';

/** A difference between an event now and when it was saved. */
export type PlanChange =
  | { kind: 'withdrawn' }
  | { kind: 'time'; was: EventTime | null; now: EventTime | null }
  | { kind: 'venue'; was: string | null; now: string | null }
  | { kind: 'status'; was: EventStatus | null; now: EventStatus | null };

type Compared = Pick<SavedFacts, 'status' | 'time' | 'venue'>;

/**
 * Present facts of every event that is not over and may have changed since it was published: only its status if nothing
 * else ever changed; null if the event was withdrawn.
 */
export type ChangedEvents = Readonly<Record<Id, Partial<Compared> | null>>;

export interface Clock {
  /** The visitor's now. */
  now: Instant;
  /** IANA name. */
  timeZone: string;
}

/** Returns the saved events that have changed (**Since it was saved**). */
export function changedInPlan(plan: readonly SavedEvent[], changed: ChangedEvents, clock: Clock) {
  return plan.filter(({ id, facts }) => {
    if (!facts) return false;
    // An event that is not listed is as planned and has never changed.
    const current = changed[id] === null ? null : { ...facts, status: null, ...changed[id] };
    return changesSince(facts, current, clock).length > 0;
  });
}

/**
 * The rule **Since it was saved**; no changes are reported for events that are over.
 * @param current present facts; null if the site no longer has the event.
 */
export function changesSince(
  saved: Compared,
  current: Compared | null,
  { now, timeZone }: Clock,
): PlanChange[] {
  if (hasEnded((current ?? saved).time, now, timeZone)) return [];
  if (!current) return [{ kind: 'withdrawn' }];
  const changes: PlanChange[] = [];
  if (timeText(saved.time) !== timeText(current.time))
    changes.push({ kind: 'time', was: saved.time, now: current.time });
  if (saved.venue?.placeId !== current.venue?.placeId)
    changes.push({ kind: 'venue', was: saved.venue?.name ?? null, now: current.venue?.name ?? null });
  if (saved.status !== current.status)
    changes.push({ kind: 'status', was: saved.status, now: current.status });
  return changes;
}

/** Returns the days and hours that are shown, as a string to compare. */
function timeText(time: EventTime | null): string {
  if (!time) return '';
  const { start, end, firstDay, lastDay } = time;
  return [firstDay, start.time, lastDay, end?.time].join(' ');
}
