import type { Instant } from '../model/common.ts';
import { wallTime } from './zone-clock.ts';

/** The clocks of a time zone are changed. Offsets are milliseconds ahead of UTC. */
export interface ZoneChange {
  /** Milliseconds since 1970. */
  at: number;
  offsetBefore: number;
  offsetAfter: number;
}

const SECOND = 1000;
const DAY = 86_400_000;

/** How far the zone's wall time is ahead of UTC, in milliseconds. @param at milliseconds since 1970, without fractions of a second. */
export const offsetAt = (at: number, timeZone: string): number => wallTime(at, timeZone) - at;

/** Every change of the zone's clocks between two instants, in order. @param timeZone IANA name. */
export function zoneChanges(from: Instant, until: Instant, timeZone: string): ZoneChange[] {
  const changes: ZoneChange[] = [];
  const end = wholeSecond(Date.parse(until));
  let at = wholeSecond(Date.parse(from));
  let offset = offsetAt(at, timeZone);
  while (at < end) {
    const next = Math.min(at + DAY, end);
    const offsetAfter = offsetAt(next, timeZone);
    if (offsetAfter !== offset) {
      changes.push({ at: firstWith(offsetAfter, at, next, timeZone), offsetBefore: offset, offsetAfter });
      offset = offsetAfter;
    }
    at = next;
  }
  return changes;
}

const wholeSecond = (milliseconds: number): number => Math.floor(milliseconds / SECOND) * SECOND;

/** The first second with the offset, which holds at `to` and not at `from`. */
function firstWith(offset: number, from: number, to: number, timeZone: string): number {
  let before = from;
  let after = to;
  while (after - before > SECOND) {
    const middle = wholeSecond((before + after) / 2);
    if (offsetAt(middle, timeZone) === offset) after = middle;
    else before = middle;
  }
  return after;
}
