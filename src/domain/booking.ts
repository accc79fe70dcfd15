import type { ById } from './by-id.ts';
import type { EventType, FestivalEvent } from './model/event.ts';

/** How a visitor secures a place. */
export type Booking = { kind: 'tickets'; url: string } | { kind: 'register' };

/**
 * Spec §2: tickets where the type sells them and there is a link, else registration where the event takes it. Null when
 * there is neither, and for events whose practical block is hidden (spec §9).
 */
export function bookingOf(
  event: Pick<FestivalEvent, 'hidesPracticalBlock' | 'takesRegistration' | 'ticketUrl' | 'typeId'>,
  types: ById<Pick<EventType, 'isTicketed'>>,
): Booking | null {
  if (event.hidesPracticalBlock) return null;
  const isTicketed = event.typeId !== null && types.get(event.typeId)?.isTicketed;
  if (isTicketed && event.ticketUrl) return { kind: 'tickets', url: event.ticketUrl };
  return event.takesRegistration ? { kind: 'register' } : null;
}
