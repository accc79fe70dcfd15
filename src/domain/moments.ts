import { addDays, isDay, isFestivalYear } from './days.ts';
import type { Day, Instant, Moment } from './model/common.ts';

const HOUR = 3_600_000;
const day = String.raw`(?<day>\d{4}-\d\d-\d\d)`;
const clock = String.raw`(?<hours>\d\d):(?<minutes>\d\d)(?::(?<seconds>\d\d)(?:[.,](?<fraction>\d{1,9}))?)?`;
const offset = String.raw`(?<utc>Z)|(?<sign>[+-])(?<offsetHours>\d\d)(?::?(?<offsetMinutes>\d\d))?`;
const pattern = new RegExp(`^${day}(?:[T ]${clock}(?:${offset})?)?$`, 'i');

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    formatters.set(timeZone, formatter);
  }
  return formatter;
}

/** What calendar and clock show in the zone, as if the zone were UTC: milliseconds since 1970. */
function wallOf(instant: number, timeZone: string): number {
  const field = { year: 0, month: 0, day: 0, hour: 0, minute: 0, second: 0 };
  for (const { type, value } of formatterOf(timeZone).formatToParts(instant)) {
    if (type in field) field[type as keyof typeof field] = Number(value);
  }
  return Date.UTC(field.year, field.month - 1, field.day, field.hour, field.minute, field.second);
}

/**
 * The instant at which the zone's clock shows `wall`. A time that the clock skips counts by the offset before the
 * change; of a time it shows twice, the first is meant.
 */
function instantOfWall(wall: number, timeZone: string): number {
  const before = wall - 24 * HOUR;
  const after = wall + 24 * HOUR;
  const withOffsetBefore = wall - (wallOf(before, timeZone) - before);
  const withOffsetAfter = wall - (wallOf(after, timeZone) - after);
  if (wallOf(withOffsetBefore, timeZone) === wall) return withOffsetBefore;
  return wallOf(withOffsetAfter, timeZone) === wall ? withOffsetAfter : withOffsetBefore;
}

function startOfDay(day: Day, timeZone: string): Instant {
  return new Date(instantOfWall(Date.parse(`${day}T00:00:00Z`), timeZone)).toISOString();
}

/** The first instant after the day, in the zone. */
export function endOfDay(day: Day, timeZone: string): Instant {
  return startOfDay(addDays(day, 1), timeZone);
}

/** What day and time it is in the zone at an instant. `now` enters the domain through here. */
export function momentAt(instant: Date, timeZone: string): Moment {
  const wall = new Date(wallOf(instant.getTime(), timeZone)).toISOString();
  return { day: wall.slice(0, 10), time: wall.slice(11, 16), instant: instant.toISOString() };
}

/** The calendar day in the zone at an instant. */
export function dayOf(instant: Date | Instant, timeZone: string): Day {
  return momentAt(new Date(instant), timeZone).day;
}

/**
 * Reads a date or date-time of the back end (API.md: ISO 8601 with an offset or `Z`; without one the zone's wall
 * time; `yyyy-MM-dd` alone is a day without a time).
 * @param timeZone IANA name, so that each year has the offset it had.
 * @returns null for anything else: days and hours that do not exist, and years no festival is in (see `isFestivalYear`).
 */
export function toMoment(wire: string, timeZone: string): Moment | null {
  const { day = '', hours, ...rest } = pattern.exec(wire.trim())?.groups ?? {};
  if (!isDay(day) || !isFestivalYear(yearOf(day))) return null;
  if (hours === undefined) return { day, time: null, instant: startOfDay(day, timeZone) };
  const { minutes = '', seconds = '00', fraction = '0', utc, sign, offsetHours, offsetMinutes = '00' } = rest;
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

/** Earlier first; a day without a time before the hours of that day. */
export function compareMoments(a: Moment, b: Moment): number {
  if (a.instant !== b.instant) return a.instant < b.instant ? -1 : 1;
  return Number(a.time !== null) - Number(b.time !== null);
}
