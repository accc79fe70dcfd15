import type { Change, TimeAndPlace } from '../../domain/model/snapshot.ts';
import type { Id, FestivalEvent } from '../../domain/model/core.ts';

/** A change of an event, with the state of its own time. */
export type ChangeInHistory = ReturnType<typeof historyOf>[number];

/**
 * Changes of events, latest first. Each has its state recorded; for records of earlier versions, which have what was
 * before a move alone, what came after a change is what was before the next move, or what is now.
 */
export function historyOf(
  changes: readonly Change[],
  eventNow: (id: Id) => Pick<FestivalEvent, 'time' | 'placeId'> | undefined,
) {
  const later = new Map<Id, TimeAndPlace | null>();
  return changes
    .filter(({ entity }) => entity === 'event')
    .toReversed()
    .map((change) => {
      const { id, kind } = change;
      const following = later.has(id) ? (later.get(id) ?? null) : timeAndPlaceOf(eventNow(id));
      const after = change.after === undefined ? following : change.after;
      const before = timeAndPlaceBefore(change);
      const was = kind === 'removed' ? (before ?? after) : before;
      if (kind !== 'retitled' && kind !== 'removed') later.set(id, kind === 'moved' ? was : after);
      return {
        ...change,
        /** Null where it is not known, and for an event that was added. */
        was,
        /** Null where it is not known, and for an event that was removed. */
        is: kind === 'removed' ? null : after,
      };
    });
}

function timeAndPlaceBefore({ before }: Pick<Change, 'before'>): TimeAndPlace | null {
  if (before?.starts === undefined) return null;
  const { starts, ends = null, placeId = null, place } = before;
  return { starts, ends, placeId, ...(place && { place }) };
}

function timeAndPlaceOf(event: Pick<FestivalEvent, 'time' | 'placeId'> | undefined): TimeAndPlace | null {
  if (!event) return null;
  const { time, placeId } = event;
  return { starts: time?.start.instant ?? null, ends: time?.end?.instant ?? null, placeId };
}
