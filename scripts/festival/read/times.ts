import { getTimezoneOffset } from 'date-fns-tz/getTimezoneOffset';
import { offsetText } from '../../../src/domain/time/clock-ranges.ts';
import { addDays } from '../../../src/domain/time/days.ts';
import { instantOf } from '../../../src/domain/time/zone-clock.ts';
import { wallClockIn } from '../../api/festival/wall-clock.ts';

/**
 * Converts a time zone's wall time, `2024-10-12 18:30`, to ISO 8601 with offset: `2024-10-12T18:30:00+01:00`. An hour
 * that occurs twice, when the clocks go back, is the first, as in calendar files.
 */
export function isoTime(wallTime: string, timeZone: string): string {
  const local = `${wallTime.replace(' ', 'T')}:00`;
  const instant = new Date(instantOf(Date.parse(`${local}Z`), timeZone));
  return local + offsetText(getTimezoneOffset(timeZone, instant));
}

/**
 * Returns the end of an event as wall time. An hour without a day is on the day of the start or, if it would not be
 * after the start, on the next day.
 */
export function endTime(start: string, end: string): string {
  if (end.includes(' ')) return end;
  const [day, hour] = [start.slice(0, 10), start.slice(11)];
  return `${end > hour ? day : addDays(day, 1)} ${end}`;
}

/** Converts an ISO 8601 date-time to wall time, `2024-10-12 18:30`. One without an offset is wall time already. */
export function wallTime(dateTime: string, timeZone: string): string {
  return wallClockIn(timeZone).read(dateTime).slice(0, 16).replace('T', ' ');
}
