import type { EventVenue } from '../event/event-summary.ts';
import type { Id, Moment } from '../model/core.ts';
import {
  metresBetween,
  QUICKEST_PACE,
  walkingMinutes,
  walkLength,
  FARTHEST_METRES,
  LONGEST_WALK_MINUTES,
} from '../place/walking.ts';
import { hoursInPlan, type Plannable } from './plan-days.ts';
import { DAY_MS, MINUTE_MS } from '../time/durations.ts';
import { instantOf } from '../time/zone-clock.ts';

export type Placed = Plannable & { venue: EventVenue | null };

/**
 * Why a visitor cannot see the whole of two events. `overlap`: they overlap. `far`: nobody can get from one to the
 * other in time. `days`: one lasts several days at unknown hours, and the other is on one of these days.
 */
export type ClashKind = 'overlap' | 'far' | 'days';

export interface Clash<T> {
  other: T;
  kind: ClashKind;
}

/** A visitor's time at an event, in milliseconds since 1970. `ends` equals `starts` if no end is known. */
interface Stay<T> {
  event: T;
  starts: number;
  ends: number;
  isEndKnown: boolean;
  /** The actual hours of the event within this period are unknown. */
  hasUnknownHours: boolean;
}

/**
 * The rule **Clash**: returns the clashes of each event, by hours. An event is compared only with those that begin
 * before it ends, or within the longest way after it: 300 events of a month take about a thousand comparisons.
 * @param timeZone IANA name, for the hours of events of several days.
 */
export function clashesOf<T extends Placed>(
  events: readonly T[],
  timeZone: string,
): ReadonlyMap<Id, readonly Clash<T>[]> {
  const stays = events
    .flatMap((event) => staysOf(event, timeZone))
    .sort((one, other) => one.starts - other.starts);
  const longestWay = quickestWay(farthest(events));
  const clashes = new Map<Id, Clash<T>[]>();
  const addClash = ({ id }: T, other: T, kind: ClashKind): void => {
    const known = clashes.get(id) ?? [];
    if (!known.some((clash) => clash.other.id === other.id)) known.push({ other, kind });
    clashes.set(id, known);
  };
  for (const [index, earlier] of stays.entries()) {
    for (let next = index + 1; next < stays.length; next += 1) {
      const later = stays[next];
      if (!later || later.starts > earlier.ends + longestWay) break;
      const kind = clashBetween(earlier, later);
      if (!kind) continue;
      addClash(earlier.event, later.event, kind);
      addClash(later.event, earlier.event, kind);
    }
  }
  return clashes;
}

/** An event of several days at unknown hours is assumed to last from its first hour to its last, each day. */
function staysOf<T extends Placed>(event: T, timeZone: string): Stay<T>[] {
  const hours = hoursInPlan(event);
  if (!hours) return [];
  const { starts, ends } = hours;
  const { isAttended, time } = event;
  if (!isAttended || !time?.end) {
    return [{ event, starts, ends: ends ?? starts, isEndKnown: ends !== null, hasUnknownHours: false }];
  }
  const [first, last] = [wallOf(time.start), wallOf(time.end)];
  const length = (last - first) % DAY_MS || DAY_MS;
  return Array.from({ length: Math.ceil((last - first) / DAY_MS) }, (_, index) => {
    const at = (wall: number): number => instantOf(wall + index * DAY_MS, timeZone);
    return { event, starts: at(first), ends: at(first + length), isEndKnown: true, hasUnknownHours: true };
  });
}

/** Wall time in milliseconds, as if the zone were UTC: in it, every day has the same length. */
const wallOf = ({ day, time }: Moment): number => Date.parse(`${day}T${time ?? '00:00'}Z`);

function clashBetween<T extends Placed>(earlier: Stay<T>, later: Stay<T>): ClashKind | null {
  const [one, other] = [earlier.event, later.event];
  if (one.id === other.id || one.ancestorIds.includes(other.id) || other.ancestorIds.includes(one.id))
    return null;
  const hasUnknownHours = earlier.hasUnknownHours || later.hasUnknownHours;
  if (earlier.starts === later.starts || later.starts < earlier.ends)
    return hasUnknownHours ? 'days' : 'overlap';
  const [start, end] = [one.venue?.position, other.venue?.position];
  if (hasUnknownHours || !earlier.isEndKnown || !start || !end) return null;
  const isTooLate = later.starts - earlier.ends < quickestWay(metresBetween(start, end));
  // If a visitor could run, the walk shown between the two events is warning enough.
  return isTooLate && walkLength(walkingMinutes(start, end)) === 'longWalk' ? 'far' : null;
}

/** Returns the least time in milliseconds in which anybody can cover the distance. */
const quickestWay = (metres: number): number => (metres / QUICKEST_PACE) * MINUTE_MS;

/** Returns an upper bound, in metres, of the distance between any two of the events. */
function farthest(events: readonly Placed[]): number {
  const positions = events.flatMap(({ venue }) => venue?.position ?? []);
  const [first] = positions;
  return first ? 2 * Math.max(...positions.map((position) => metresBetween(first, position))) : 0;
}

/** The way from an event to the next one of the day. */
export type Walk = ReturnType<typeof walksOf>[number];

/**
 * The rule **Walk between**: ways between consecutive events of one day whose hours and positions are known.
 * @param events of one day, in its order.
 */
export function walksOf<T extends Placed>(events: readonly T[]) {
  const timed = events.filter((event) => hoursInPlan(event) !== null);
  return timed.slice(1).flatMap((to, index) => {
    const from = timed[index];
    return from ? (walkBetween(from, to) ?? []) : [];
  });
}

function walkBetween<T extends Placed>(from: T, to: T) {
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
  return {
    from,
    to,
    /** Minutes on foot (**Walking minutes**); null if it is too far to walk. */
    minutes,
    /** In a straight line. */
    metres,
    /** Minutes between the end of one and the beginning of the other; null if the end is not known. */
    minutesLeft,
    /** The visitor arrives too late on foot, or by any means if it is too far to walk. */
    isTight,
  };
}
