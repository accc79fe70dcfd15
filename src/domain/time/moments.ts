import { getTimezoneOffset } from 'date-fns-tz';
import { addDays, isDay, isFestivalYear } from './days.ts';
import type { Day, Instant, Moment } from '../model/core.ts';
import { clockOf } from './clock-ranges.ts';
import { momentAt, wallTime } from './zone-clock.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const day = String.raw`(?<day>\d{4}-\d\d-\d\d)`;
const clock = String.raw`(?<hours>\d\d):(?<minutes>\d\d)(?::(?<seconds>\d\d)(?:[.,](?<fraction>\d{1,9}))?)?`;
const offset = String.raw`(?<utc>Z)|(?<sign>[+-])(?<offsetHours>\d\d)(?::?(?<offsetMinutes>\d\d))?`;
const pattern = new RegExp(`^${day}(?:[T ]${clock}(?:${offset})?)?$`, 'i');

const instants = new Map<string, number>();

/**
 * The instant of a wall time, which is given in milliseconds as if the zone were UTC. Each is found once: the days and
 * hours of a festival are asked for thousands of times, and the library takes long to answer.
 */
function instantOfWall(wall: number, timeZone: string): number {
  const name = `${timeZone} ${wall}`;
  const known = instants.get(name);
  if (known !== undefined) return known;
  const instant = findInstant(wall, timeZone);
  instants.set(name, instant);
  return instant;
}

/** A time that the clock skips is read with the offset before the change; of a time that occurs twice, the first is meant. */
function findInstant(wall: number, timeZone: string): number {
  // A day away on either side: near a change of the clock, the library's answer depends on this machine's time zone.
  const withOffsetBefore = wall - getTimezoneOffset(timeZone, new Date(wall - DAY));
  const withOffsetAfter = wall - getTimezoneOffset(timeZone, new Date(wall + DAY));
  if (wallTime(withOffsetBefore, timeZone) === wall) return withOffsetBefore;
  return wallTime(withOffsetAfter, timeZone) === wall ? withOffsetAfter : withOffsetBefore;
}

/** The first instant of the day, in the time zone. */
export function startOfDay(day: Day, timeZone: string): Instant {
  return new Date(instantOfWall(Date.parse(`${day}T00:00:00Z`), timeZone)).toISOString();
}

/** The first instant after the day, in the time zone. */
export function endOfDay(day: Day, timeZone: string): Instant {
  return startOfDay(addDays(day, 1), timeZone);
}

/** Offset from UTC of the first instant of the day, as in "+01:00". */
export function offsetOfDay(day: Day, timeZone: string): string {
  const start = Date.parse(startOfDay(day, timeZone));
  return offsetText(Math.round((wallTime(start, timeZone) - start) / MINUTE));
}

/** @param minutes ahead of UTC. */
const offsetText = (minutes: number): string => `${minutes < 0 ? '-' : '+'}${clockOf(Math.abs(minutes))}`;

/**
 * Reads a date or date-time of the back end, as in `scripts/api/README.md`: ISO 8601 with an offset or `Z`; without one,
 * wall time in the time zone; `yyyy-MM-dd` alone is a day without a time.
 * @param timeZone IANA name, so that each year has the offset it had.
 * @returns null for anything else: days and hours that do not exist, and years no festival is in (see `isFestivalYear`).
 */
export function toMoment(wire: string, timeZone: string): Moment | null {
  const { day = '', hours, ...rest } = pattern.exec(wire.trim())?.groups ?? {};
  if (!isDay(day) || !isFestivalYear(yearOf(day))) return null;
  if (hours === undefined) return { day, time: null, instant: startOfDay(day, timeZone) };
  const { minutes = '', seconds = '00', fraction = '', utc, sign, offsetHours, offsetMinutes = '' } = rest;
  if (Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59) return null;

  const wall = Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`);
  const milliseconds = Number(fraction.padEnd(3, '0').slice(0, 3));
  const at = (instant: number): Moment | null => {
    const moment = momentAt(new Date(instant + milliseconds), timeZone);
    // The zone may put the last hours of a year into the next.
    return isFestivalYear(yearOf(moment.day)) ? moment : null;
  };
  if (utc) return at(wall);
  if (!sign) return at(instantOfWall(wall, timeZone));

  if (Number(offsetHours) > 14 || Number(offsetMinutes) > 59) return null;
  const ahead = (Number(offsetHours) + Number(offsetMinutes) / 60) * HOUR;
  return at(sign === '-' ? wall + ahead : wall - ahead);
}

const yearOf = (day: Day): number => Number(day.slice(0, 4));

/** Earlier first; a day without a time comes before the hours of that day. */
export function compareMoments(a: Moment, b: Moment): number {
  if (a.instant !== b.instant) return a.instant < b.instant ? -1 : 1;
  return Number(a.time !== null) - Number(b.time !== null);
}

/**
 * A moment as ISO 8601 in the festival's time zone, with its offset: `2024-10-12T18:30:00+01:00`; the day alone if no
 * time is known.
 */
export function localIso({ day, time, instant }: Moment): string {
  if (time === null) return day;
  // The time of a moment has no seconds, its instant may.
  const minutes = Math.ceil((Date.parse(`${day}T${time}:00Z`) - Date.parse(instant)) / MINUTE);
  return `${day}T${time}:00${offsetText(minutes)}`;
}
