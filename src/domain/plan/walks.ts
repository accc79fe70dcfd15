import {
  FARTHEST_METRES,
  LONGEST_WALK_MINUTES,
  metresBetween,
  QUICKEST_PACE,
  walkingMinutes,
} from '../place/walking.ts';
import type { Placed } from './clashes.ts';
import { hoursInPlan } from './plan-days.ts';

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
  /** On foot one comes too late, or by any means where it is too far to walk. */
  isTight: boolean;
}

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
  const [before, after] = [hoursInPlan(from), hoursInPlan(to)];
  if (!start || !end || !before || !after) return null;
  const left = before.ends === null ? null : after.starts - before.ends;
  const isOneAfterTheOther = after.starts > before.starts && (left === null || left >= 0);
  const metres = metresBetween(start, end);
  const onFoot = walkingMinutes(start, end);
  if (!isOneAfterTheOther || onFoot === 0 || metres > FARTHEST_METRES) return null;
  const minutes = onFoot <= LONGEST_WALK_MINUTES ? onFoot : null;
  const minutesLeft = left === null ? null : Math.round(left / MINUTE_MS);
  const isTight = minutesLeft !== null && minutesLeft < (minutes ?? metres / QUICKEST_PACE);
  return { from, to, minutes, metres, minutesLeft, isTight };
}
