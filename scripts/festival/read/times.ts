import { fromZonedTime } from 'date-fns-tz';
import { offsetText } from '../../../src/domain/time/clock-ranges.ts';
import { addDays } from '../../../src/domain/time/days.ts';
import { wallClockIn } from '../../api/festival/wall-clock.ts';

/** `2024-10-12 18:30` of a time zone as ISO 8601 with its offset then: `2024-10-12T18:30:00+01:00`. */
export function isoTime(wallTime: string, timeZone: string): string {
  const local = `${wallTime.replace(' ', 'T')}:00`;
  return local + offsetText(Date.parse(`${local}Z`) - fromZonedTime(local, timeZone).getTime());
}

/**
 * The end of an event as wall time. An hour alone is of the day it starts on or, where that is not after its start, of the
 * next one.
 */
export function endTime(start: string, end: string): string {
  if (end.includes(' ')) return end;
  const [day, hour] = [start.slice(0, 10), start.slice(11)];
  return `${end > hour ? day : addDays(day, 1)} ${end}`;
}

/** Wall time, `2024-10-12 18:30`, of an ISO 8601 date-time; one without an offset is wall time already. */
export function wallTime(dateTime: string, timeZone: string): string {
  return wallClockIn(timeZone).read(dateTime).slice(0, 16).replace('T', ' ');
}
