import type { Day, Instant, Moment } from '../model/core.ts';

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Wall time of an instant in the time zone, in milliseconds since 1970 as if the zone were UTC. Seconds are whole. */
export function wallTime(instant: number, timeZone: string): number {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    // Sweden writes 2024-10-12 17:00:00.
    formatter = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
    formatters.set(timeZone, formatter);
  }
  return Date.parse(`${formatter.format(instant).replace(' ', 'T')}Z`);
}

/** Day and wall time of an instant in the time zone. This is how `now` enters the domain. */
export function momentAt(instant: Date, timeZone: string): Moment {
  const wall = new Date(wallTime(instant.getTime(), timeZone)).toISOString();
  return { day: wall.slice(0, 10), time: wall.slice(11, 16), instant: instant.toISOString() };
}

/** The calendar day of an instant in the time zone. */
export function dayOf(instant: Date | Instant, timeZone: string): Day {
  return momentAt(new Date(instant), timeZone).day;
}

const DAY_MS = 86_400_000;

/** The first instant of a day whose wall time is given as if the zone were UTC. */
function instantOf(wall: number, timeZone: string): number {
  const near = wall - (wallTime(wall, timeZone) - wall);
  // The clocks may change between midnight there and in UTC.
  return wall - (wallTime(near, timeZone) - near);
}

interface DaySpan {
  starts: number;
  ends: number;
}

const spans = new Map<string, DaySpan>();

/**
 * A day of the time zone: its first instant and that of the next, in milliseconds since 1970. Each is found once: a list
 * of events asks for the same days hundreds of times.
 */
export function daySpan(day: Day, timeZone: string): DaySpan {
  const name = day + timeZone;
  let span = spans.get(name);
  if (!span) {
    const wall = Date.parse(day);
    span = { starts: instantOf(wall, timeZone), ends: instantOf(wall + DAY_MS, timeZone) };
    spans.set(name, span);
  }
  return span;
}

/** Whether a name is one of the IANA database. */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
