import type { Id, EventStatus, EventTime } from '../model/core.ts';
import { daySpan } from '../time/zone-clock.ts';
import type { SavedEvent, SavedFacts } from './saved-event.ts';

/** Something about an event that is not as it was when it was saved. */
export type PlanChange =
  | { kind: 'withdrawn' }
  | { kind: 'time'; was: EventTime | null; now: EventTime | null }
  | { kind: 'venue'; was: string | null; now: string | null }
  | { kind: 'status'; was: EventStatus | null; now: EventStatus | null };

type Compared = Pick<SavedFacts, 'status' | 'time' | 'venue'>;

/**
 * What the site says now of every event to come that may be another than when it was first published: its status alone
 * where it never changed; null for one that it no longer has.
 */
export type ChangedEvents = Readonly<Record<Id, Partial<Compared> | null>>;

export interface Clock {
  /** The visitor's now, in milliseconds since 1970. */
  now: number;
  /** IANA name. */
  timeZone: string;
}

/** It has ended, or its last day has where no hour is known; never without a date. */
export function isOver(time: EventTime | null, { now, timeZone }: Clock): boolean {
  if (!time) return false;
  const { end, lastDay } = time;
  return (end?.time == null ? daySpan(lastDay, timeZone).ends : Date.parse(end.instant)) <= now;
}

/** The saved events that are not as they were (**Since it was saved**). */
export function changedInPlan(
  plan: readonly SavedEvent[],
  changed: ChangedEvents,
  clock: Clock,
): SavedEvent[] {
  return plan.filter(({ id, facts }) => {
    if (!facts) return false;
    // What is not listed is as planned, and as it ever was.
    const current = changed[id] === null ? null : { ...facts, status: null, ...changed[id] };
    return changesSince(facts, current, clock).length > 0;
  });
}

/**
 * The rule **Since it was saved**: nothing is told of what is over.
 * @param current what the site says now; null when it no longer has the event.
 */
export function changesSince(saved: Compared, current: Compared | null, clock: Clock): PlanChange[] {
  if (isOver((current ?? saved).time, clock)) return [];
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

/** Days and hours as they are told. */
function timeText(time: EventTime | null): string {
  if (!time) return '';
  const { start, end, firstDay, lastDay } = time;
  return [firstDay, start.time, lastDay, end?.time].join(' ');
}
