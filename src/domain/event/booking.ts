import type { ById } from '../model/by-id.ts';
import { endOfEvent } from './event-time.ts';
import type { Instant, Moment } from '../model/common.ts';
import type { EventType, FestivalEvent } from '../model/event.ts';
import { acceptsBookings } from './self-guided.ts';

/** How a visitor secures a place, as long as there is one to secure. */
export type Booking = ({ kind: 'tickets'; url: string } | { kind: 'register' }) & {
  /** When the event is over, and its booking with it; null for an event without a date. */
  until: Instant | null;
};

type Bookable = Pick<
  FestivalEvent,
  'isSelfGuided' | 'status' | 'takesRegistration' | 'ticketUrl' | 'time' | 'typeId'
>;

/**
 * Tickets where the type sells them and there is a link, else registration where the event takes it. Null when there is
 * neither, for a self-guided route, for what is cancelled or full, and for what is over: that is never sold.
 * @param timeZone where the last day of an event without a known end ends.
 */
export function bookingOf(
  event: Bookable,
  types: ById<Pick<EventType, 'isTicketed'>>,
  { now, timeZone }: { now: Moment; timeZone: string },
): Booking | null {
  if (!acceptsBookings(event) || event.status === 'cancelled' || event.status === 'full') return null;
  const until = event.time && endOfEvent(event.time, timeZone);
  if (until !== null && until <= now.instant) return null;
  const isTicketed = event.typeId !== null && types.get(event.typeId)?.isTicketed;
  if (isTicketed && event.ticketUrl) return { kind: 'tickets', url: event.ticketUrl, until };
  return event.takesRegistration ? { kind: 'register', until } : null;
}
