import type { FestivalEvent, ById, Instant, Moment, EventType } from '../model/core.ts';
import { daysBetween } from '../time/days.ts';
import { endOfEvent, isMultiDay } from './event-days.ts';
import { isWithdrawn, type MayBeWithdrawn } from './event-status.ts';
import { LONG_RUN_DAYS } from './openness/openness.ts';

/** How a visitor books a place; of an event that is full, registered visitors can only leave theirs. */
export type Booking = ({ kind: 'tickets'; url: string } | { kind: 'register' | 'leave' }) & {
  /** When the event ends, and booking with it; null for an event without a date. */
  until: Instant | null;
};

type Types = ById<Pick<EventType, 'isTicketed'>>;

type Bookable = MayBeWithdrawn &
  Pick<FestivalEvent, 'isSelfGuided' | 'takesRegistration' | 'ticketUrl' | 'typeId'>;

interface Clock {
  now: Moment;
  /** IANA name; an event without a known end is over when its last day ends there. */
  timeZone: string;
}

/**
 * The rule **Booking**: tickets if the type sells them and the event has a link, otherwise registration if the event
 * accepts it. Null if there is neither, and for self-guided routes, events that are cancelled, withdrawn or over, and
 * tickets of events that are full.
 */
export const bookingOf = (event: Bookable, types: Types, clock: Clock): Booking | null =>
  bookingWith(ticketUrlOf(event, types), event, clock);

/** Returns where tickets are sold if the type of the event sells none, so that its page has no button for them. */
export function ticketLinkOf(event: Bookable, types: Types, clock: Clock) {
  const booking = bookingWith(event.ticketUrl, event, clock);
  return booking?.kind === 'tickets' && ticketUrlOf(event, types) === null ? booking : null;
}

function bookingWith(url: string | null, event: Bookable, { now, timeZone }: Clock): Booking | null {
  if (event.isSelfGuided || isWithdrawn(event) || event.status === 'cancelled') return null;
  const until = event.time && endOfEvent(event.time, timeZone);
  if (until !== null && until <= now.instant) return null;
  const isFull = event.status === 'full';
  if (url) return isFull ? null : { kind: 'tickets', url, until };
  return event.takesRegistration ? { kind: isFull ? 'leave' : 'register', until } : null;
}

/** Null if its type sells no tickets, whatever link the event has. */
const ticketUrlOf = ({ ticketUrl, typeId }: Pick<FestivalEvent, 'ticketUrl' | 'typeId'>, types: Types) =>
  types.get(typeId)?.isTicketed ? ticketUrl : null;

/**
 * The rule **Attended whole**: a workshop of several days, attended on all of them. It takes bookings, lasts for a week
 * at most, begins and ends at an hour, and has no opening hours.
 */
export function isAttendedWhole(event: FestivalEvent, types: Types): boolean {
  const { time, openingDays, openingHours, isSelfGuided, takesRegistration } = event;
  if (time?.start.time == null || time.end?.time == null || !isMultiDay(time)) return false;
  const takesBookings = !isSelfGuided && (takesRegistration || ticketUrlOf(event, types) !== null);
  const canBeVisited = openingHours !== null || Object.keys(openingDays).length > 0;
  return takesBookings && !canBeVisited && daysBetween(time.firstDay, time.lastDay) < LONG_RUN_DAYS;
}
