import type { Instant } from '../../domain/model/core.ts';
import { offsetText } from '../../domain/time/clock-ranges.ts';
import { offsetAt } from '../../domain/time/zone-clock.ts';
import { DAY_MS } from '../../domain/time/durations.ts';

const SECOND = 1000;
/** No zone has changed its clocks twice within a week since 2001. */
const STEP = 7 * DAY_MS;

/** Lists the clock changes between two instants, in order; offsets in milliseconds. @param timeZone IANA name. */
export function zoneChanges(from: Instant, until: Instant, timeZone: string) {
  const changes = [];
  const end = wholeSecond(Date.parse(until));
  let at = wholeSecond(Date.parse(from));
  let offset = offsetAt(at, timeZone);
  while (at < end) {
    const next = Math.min(at + STEP, end);
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

/** Returns the first second with the offset, which applies at `to` and not at `from`. */
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

/**
 * Returns the definition of a time zone (RFC 5545, section 3.6.5) for the years of the given instants. Empty if there
 * are none.
 */
export function timeZoneLines(instants: readonly Instant[], timeZone: string): string[] {
  const inOrder = [...instants].sort();
  const [first, last] = [inOrder[0], inOrder.at(-1)];
  if (first === undefined || last === undefined) return [];
  const from = `${first.slice(0, 4)}-01-01T00:00:00.000Z`;
  const offset = offsetAt(Date.parse(from), timeZone);
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    ...observance('STANDARD', '19700101T000000', offset, offset),
    ...zoneChanges(from, last, timeZone).flatMap(({ at, offsetBefore, offsetAfter }) => {
      const wall = new Date(at + offsetBefore).toISOString().slice(0, 19).replace(/[-:]/g, '');
      const name = offsetAfter > offsetBefore ? 'DAYLIGHT' : 'STANDARD';
      return observance(name, wall, offsetBefore, offsetAfter);
    }),
    'END:VTIMEZONE',
  ];
}

/** @param from wall time, with the offset `before`. Offsets are in milliseconds. */
function observance(name: 'STANDARD' | 'DAYLIGHT', from: string, before: number, after: number): string[] {
  return [
    `BEGIN:${name}`,
    `DTSTART:${from}`,
    `TZOFFSETFROM:${utcOffset(before)}`,
    `TZOFFSETTO:${utcOffset(after)}`,
    `END:${name}`,
  ];
}

/** RFC 5545, section 3.3.14: +0100. */
const utcOffset = (ahead: number): string => offsetText(ahead).replace(':', '');
