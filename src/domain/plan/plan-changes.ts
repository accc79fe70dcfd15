import type { EventStatus, EventTime } from '../model/event.ts';
import type { SavedFacts } from './saved-event.ts';

/** Something about an event that is not as it was when it was saved. */
export type PlanChange =
  | { kind: 'withdrawn' }
  | { kind: 'time'; was: EventTime | null; now: EventTime | null }
  | { kind: 'venue'; was: string | null; now: string | null }
  | { kind: 'status'; was: EventStatus | null; now: EventStatus | null };

/** The rule **Since it was saved**. @param current what the site says now; null when it no longer has the event. */
export function changesSince(
  saved: Pick<SavedFacts, 'status' | 'time' | 'venue'>,
  current: Pick<SavedFacts, 'status' | 'time' | 'venue'> | null,
): PlanChange[] {
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
