import type { ById } from '../model/by-id.ts';
import { endOfEvent } from './event-time.ts';
import type { Instant, Moment } from '../model/common.ts';
import type { EventType, FestivalEvent } from '../model/event.ts';
import { acceptsBookings } from './self-guided.ts';

/** How a visitor books a place. */
export type Booking = ({ kind: 'tickets'; url: string } | { kind: 'register' }) & {
  /** When the event ends, and booking with it; null for an event without a date. */
  until: Instant | null;
};

type Bookable = Pick<
  FestivalEvent,
  'isSelfGuided' | 'status' | 'takesRegistration' | 'ticketUrl' | 'time' | 'typeId'
>;

/**
 * The rule **Booking**: tickets if the type sells them and the event has a link, else registration if the event accepts
 * it. Null if there is neither, and for self-guided routes and events that are cancelled, full or over.
 * @param options.timeZone IANA name; an event without a known end is over when its last day ends there.
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
