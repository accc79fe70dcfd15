import type { FestivalEvent } from '../model/event.ts';

type GuidedOrNot = Pick<FestivalEvent, 'isSelfGuided'>;

/** The rule **Self-guided routes**: they are open to all, without ticket or registration, on every page. */
export function acceptsBookings({ isSelfGuided }: GuidedOrNot): boolean {
  return !isSelfGuided;
}

/**
 * The rule **Self-guided routes**: lists of their type show neither date nor place, since a route is open all season, all
 * over the city. Every other page shows both.
 */
export function showsWhenAndWhereInTypeList({ isSelfGuided }: GuidedOrNot): boolean {
  return !isSelfGuided;
}
