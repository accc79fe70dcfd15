import type { FestivalEvent } from '../model/event.ts';

type Guided = Pick<FestivalEvent, 'isSelfGuided'>;

/** A self-guided route is open to all: there is no ticket to buy and nothing to register for, on any page. */
export function acceptsBookings({ isSelfGuided }: Guided): boolean {
  return !isSelfGuided;
}

/**
 * In the list of its type a self-guided route says neither when nor where it is: it is there all season, all over the
 * city. Everywhere else its dates and its place are shown as those of any other event.
 */
export function showsWhenAndWhereInTypeList({ isSelfGuided }: Guided): boolean {
  return !isSelfGuided;
}
