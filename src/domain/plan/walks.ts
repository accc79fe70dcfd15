import type { EventVenue } from '../event/event-summary.ts';
import { FARTHEST_METRES, LONGEST_WALK_MINUTES, metresBetween, walkingMinutes } from '../place/walking.ts';
import { isClash } from './clashes.ts';
import { hoursInPlan, type Plannable } from './plan-days.ts';

const MINUTE_MS = 60_000;

/** The way from an event to the next one of the day. */
export interface Walk<T> {
  from: T;
  to: T;
  /** Minutes on foot (**Walking minutes**); null where it is too far to walk. */
  minutes: number | null;
  /** As the crow flies. */
  metres: number;
  /** Minutes between the end of one and the beginning of the other; null if the end is not known. */
  minutesLeft: number | null;
  /** On foot one comes too late. */
  isTight: boolean;
}

type Placed = Plannable & { venue: EventVenue | null };

/**
 * The rule **Walk between**: ways between consecutive events of one day whose hours and positions are known.
 * @param events of one day, in its order.
 */
export function walksOf<T extends Placed>(events: readonly T[]): Walk<T>[] {
  const timed = events.filter((event) => hoursInPlan(event) !== null);
  return timed.slice(1).flatMap((to, index) => {
    const from = timed[index];
    return from ? (walkBetween(from, to) ?? []) : [];
  });
}

function walkBetween<T extends Placed>(from: T, to: T): Walk<T> | null {
  const [start, end] = [from.venue?.position, to.venue?.position];
  if (!start || !end || isClash(from, to)) return null;
  const metres = metresBetween(start, end);
  const onFoot = walkingMinutes(start, end);
  if (onFoot === 0 || metres > FARTHEST_METRES) return null;
  const minutes = onFoot <= LONGEST_WALK_MINUTES ? onFoot : null;
  const minutesLeft = leftBetween(from, to);
  const isTight = minutes !== null && minutesLeft !== null && minutesLeft < minutes;
  return { from, to, minutes, metres, minutesLeft, isTight };
}

function leftBetween(from: Plannable, to: Plannable): number | null {
  const [ends, starts] = [hoursInPlan(from)?.ends ?? null, hoursInPlan(to)?.starts ?? null];
  return ends === null || starts === null ? null : Math.round((starts - ends) / MINUTE_MS);
}
