import { isDay, isFestivalYear } from './days.ts';
import type { Day, Instant, Moment } from '../model/core.ts';
import { offsetText } from './clock-ranges.ts';
import { daySpan, instantOf, momentAt, offsetAt } from './zone-clock.ts';
import { HOUR_MS, MINUTE_MS } from './durations.ts';

const day = String.raw`(?<day>\d{4}-\d\d-\d\d)`;
const clock = String.raw`(?<hours>\d\d):(?<minutes>\d\d)(?::(?<seconds>\d\d)(?:[.,](?<fraction>\d{1,9}))?)?`;
const offset = String.raw`(?<utc>Z)|(?<sign>[+-])(?<offsetHours>\d\d)(?::?(?<offsetMinutes>\d\d))?`;
const pattern = new RegExp(`^${day}(?:[T ]${clock}(?:${offset})?)?$`, 'i');

export function startOfDay(day: Day, timeZone: string): Instant {
  return new Date(daySpan(day, timeZone).starts).toISOString();
}

/** The first instant after the day, in the time zone. */
export function endOfDay(day: Day, timeZone: string): Instant {
  return new Date(daySpan(day, timeZone).ends).toISOString();
}

/** Offset from UTC of the first instant of the day, as in "+01:00". */
export function offsetOfDay(day: Day, timeZone: string): string {
  return offsetText(offsetAt(daySpan(day, timeZone).starts, timeZone));
}

/**
 * Reads a date or date-time of the back end, as in `scripts/api/README.md`: ISO 8601 with an offset or `Z`; without
 * one, wall time in the time zone; `yyyy-MM-dd` alone is a day without a time.
 * @param timeZone IANA name, so that each year has the offset it had.
 * @returns null for anything else: days and hours that do not exist, and implausible years (see `isFestivalYear`).
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
  if (!sign) return at(instantOf(wall, timeZone));

  if (Number(offsetHours) > 14 || Number(offsetMinutes) > 59) return null;
  const ahead = (Number(offsetHours) + Number(offsetMinutes) / 60) * HOUR_MS;
  return at(sign === '-' ? wall + ahead : wall - ahead);
}

const yearOf = (day: Day): number => Number(day.slice(0, 4));

/** Compares moments: earlier first, a day without a time before the times of that day. */
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
  const minutes = Math.ceil((Date.parse(`${day}T${time}:00Z`) - Date.parse(instant)) / MINUTE_MS);
  return `${day}T${time}:00${offsetText(minutes * MINUTE_MS)}`;
}
