import type { Change } from '../../content/change-record.ts';
import type { Id, Instant } from '../../domain/model/common.ts';
import type { FestivalEvent } from '../../domain/model/event.ts';

/** When and where an event takes place, as the record of changes knows it. */
export interface TimeAndPlace {
  starts: Instant | null;
  ends: Instant | null;
  placeId: Id | null;
}

/** A change, and what it led to. */
export interface ChangeInHistory extends Change {
  /** Time and place that an event moved to; null for any other change, and where that is not known. */
  after: TimeAndPlace | null;
}

/**
 * Changes of events, latest first. The record says what was before: what came after is what was before the next change,
 * or what is now.
 */
export function historyOf(
  changes: readonly Change[],
  eventNow: (id: Id) => Pick<FestivalEvent, 'time' | 'placeId'> | undefined,
): ChangeInHistory[] {
  const later = new Map<Id, TimeAndPlace | null>();
  return changes
    .filter(({ entity }) => entity === 'event')
    .toReversed()
    .map((change) => {
      if (change.kind !== 'moved') return { ...change, after: null };
      const after = later.get(change.id) ?? timeAndPlaceOf(eventNow(change.id));
      later.set(change.id, timeAndPlaceBefore(change));
      return { ...change, after };
    });
}

export function timeAndPlaceBefore({ before }: Pick<Change, 'before'>): TimeAndPlace {
  return { starts: before?.starts ?? null, ends: before?.ends ?? null, placeId: before?.placeId ?? null };
}

function timeAndPlaceOf(event: Pick<FestivalEvent, 'time' | 'placeId'> | undefined): TimeAndPlace | null {
  if (!event) return null;
  const { time, placeId } = event;
  return { starts: time?.start.instant ?? null, ends: time?.end?.instant ?? null, placeId };
}
