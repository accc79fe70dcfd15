import type { Change, TimeAndPlace } from '../../domain/model/snapshot.ts';
import type { Id, FestivalEvent } from '../../domain/model/core.ts';

/** A change of an event, with the states before and after it. */
export type ChangeInHistory = ReturnType<typeof historyOf>[number];

/**
 * Returns the changes of events, latest first, with their recorded states. Records of earlier versions only contain the
 * state before a move: there the state after a change is the one before the next move, or the present one.
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
        /** State before the change; null if it is unknown, and for an event that was added. */
        was,
        /** State after the change; null if it is unknown, and for an event that was removed. */
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
