import type { Day, Instant, Moment } from '../model/common.ts';

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

/** Wall time of an instant in the time zone, in milliseconds since 1970 as if the zone were UTC. */
export function wallTime(instant: number, timeZone: string): number {
  const field = { year: 0, month: 0, day: 0, hour: 0, minute: 0, second: 0 };
  for (const { type, value } of formatterOf(timeZone).formatToParts(instant)) {
    if (type in field) field[type as keyof typeof field] = Number(value);
  }
  return Date.UTC(field.year, field.month - 1, field.day, field.hour, field.minute, field.second);
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
