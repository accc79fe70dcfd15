import type { EventTime } from '../../domain/model/event.ts';
import { offsetAt, zoneChanges } from '../../domain/time/zone-changes.ts';

const MINUTE = 60_000;
const twoDigits = (number: number): string => String(number).padStart(2, '0');

/**
 * The definition of the time zone that the hours of a calendar file refer to (RFC 5545, section 3.6.5), for the years
 * of its events. Nothing for a file without hours.
 */
export function timeZoneLines(times: readonly EventTime[], timeZone: string): string[] {
  const instants = times.flatMap(({ start, end }) => [start.instant, ...(end ? [end.instant] : [])]).sort();
  const [first, last] = [instants[0], instants.at(-1)];
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

/** @param from wall time, in the offset before. Offsets are milliseconds. */
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
function utcOffset(milliseconds: number): string {
  const minutes = Math.abs(Math.round(milliseconds / MINUTE));
  return `${milliseconds < 0 ? '-' : '+'}${twoDigits(Math.floor(minutes / 60))}${twoDigits(minutes % 60)}`;
}
