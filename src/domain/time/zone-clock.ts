import type { Day, Instant, Moment } from '../model/core.ts';
import { DAY_MS, MINUTE_MS } from './durations.ts';

const formatters = new Map<string, Intl.DateTimeFormat>();
const offsets = new Map<string, number>();

/**
 * Returns how far the zone's wall time is ahead of UTC, in milliseconds. Results are cached by the minute: the days and
 * hours of a festival are looked up thousands of times, and a formatter is slow. Since 1973, every zone has changed its
 * clocks at a whole minute.
 * @param at milliseconds since 1970.
 */
export function offsetAt(at: number, timeZone: string): number {
  const minute = at - (at % MINUTE_MS);
  const name = `${timeZone} ${minute}`;
  const formatter =
    formatters.get(timeZone) ??
    // The Swedish format is 2024-10-12 17:00:00.
    new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  formatters.set(timeZone, formatter);
  const offset = offsets.get(name) ?? Date.parse(`${formatter.format(minute).replace(' ', 'T')}Z`) - minute;
  offsets.set(name, offset);
  return offset;
}

/** Day and wall time of an instant in the time zone. This is how `now` enters the domain. */
export function momentAt(instant: Date, timeZone: string): Moment {
  const at = instant.getTime();
  const wall = new Date(at + offsetAt(at, timeZone)).toISOString();
  return { day: wall.slice(0, 10), time: wall.slice(11, 16), instant: instant.toISOString() };
}

export function dayOf(instant: Date | Instant, timeZone: string): Day {
  return momentAt(new Date(instant), timeZone).day;
}

/**
 * Returns the instant of a wall time, which is given in milliseconds as if the zone were UTC. A time that the clock
 * skips is read with the offset before the change; for a time that occurs twice, the first is returned.
 */
export function instantOf(wall: number, timeZone: string): number {
  // The offsets of a day before and a day after: the clocks may change in between, but not twice.
  const before = wall - offsetAt(wall - DAY_MS, timeZone);
  const after = wall - offsetAt(wall + DAY_MS, timeZone);
  return [before, after].find((at) => at + offsetAt(at, timeZone) === wall) ?? before;
}

/** Returns the first instant of a day in the time zone and that of the next day, in milliseconds since 1970. */
export function daySpan(day: Day, timeZone: string) {
  const wall = Date.parse(day);
  return { starts: instantOf(wall, timeZone), ends: instantOf(wall + DAY_MS, timeZone) };
}

/** Returns the span of the day that contains an instant, which is in milliseconds since 1970 too. */
export function daySpanAt(instant: number, timeZone: string) {
  return daySpan(dayOf(new Date(instant), timeZone), timeZone);
}

export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
