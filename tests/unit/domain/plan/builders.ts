import type { Placed } from '../../../../src/domain/plan/clashes.ts';
import type { EventSummary } from '../../../../src/domain/event/event-summary.ts';
import type { SavedEvent } from '../../../../src/domain/plan/saved-event.ts';
import type { Position, EventTime } from '../../../../src/domain/model/core.ts';
import { timeOf } from '../builders.ts';

/** Dar Lasram and Kheireddine are 650 m apart as the crow flies: 12 minutes on foot. */
export const darLasram: Position = { latitude: 36.8027, longitude: 10.1707 };
export const kheireddine: Position = { latitude: 36.7983, longitude: 10.1758 };
/** A place 17 km from the medina. */
export const carthage: Position = { latitude: 36.8528, longitude: 10.3233 };

export const venue = (placeId: number, position: Position | null) => {
  return { placeId, name: `Venue ${placeId}`, position };
};

/** Returns an event of a plan, with the fields that its rules need. */
export function planned(
  id: number,
  time: EventTime | null,
  { at = null, ...given }: Partial<Placed> & { at?: Placed['venue'] } = {},
): Placed {
  const rest = { day: null, vernissage: null, isAttended: false, status: null, isWithdrawn: false };
  return { id, time, venue: at, ancestorIds: [], ...rest, ...given };
}

export const evening = (from: string, to?: string) =>
  timeOf(`2024-10-12T${from}:00`, to && `2024-10-${to < from ? 13 : 12}T${to}:00`);

export function saved(id: number, given: Partial<SavedEvent> = {}): SavedEvent {
  const where = { href: `/en/event/Event_${id}/?id=${id}`, venue: venue(1, darLasram) };
  const facts = { ...where, className: 'type-1', status: null, time: evening('18:00', '19:00') };
  return { id, day: null, title: { text: `Event ${id}`, lang: 'en', isFallback: false }, facts, ...given };
}

/** Returns the summary that the site now has of the event that `saved` returns. */
export function summary(id: number, given: Partial<EventSummary> = {}): EventSummary {
  const { facts, title } = saved(id);
  if (!facts || !title) throw new Error('The builder makes facts and a title');
  const rest = { type: null, when: null, thumbnail: null, opening: null, takesRegistration: false };
  return { ...facts, ...rest, title, ...given };
}
