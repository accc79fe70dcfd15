import { endOfDay, type WallClock } from './wall-clock.ts';
import type { EventRow } from './records/programme.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** An event that ends before this hour, within a day of its start, is one night (**Night belongs to its evening**). */
const NOON = 12;
const DAY_MS = 24 * 60 * 60 * 1000;

function wallTime(value: string, clock: WallClock) {
  const text = clock.read(value);
  return {
    day: text.slice(0, 10),
    hour: Number(text.slice(11, 13)),
    /** `yyyy-MM-ddTHH:mm:ss` */
    text,
    /** Milliseconds since the epoch, as if wall time were UTC: for durations and order within the festival only. */
    clock: Date.parse(`${text}Z`),
  };
}

export interface FestivalDays {
  /** `yyyy-MM-dd`, the day the event starts on. */
  startsOn: string;
  /** `yyyy-MM-dd`, the last day it runs on; never before `startsOn`. */
  endsOn: string;
  /** Wall time from which the event is over: its end, or the midnight after its last day if the hour is unknown. */
  overAt: string;
  /** Start of the event as a number, to order events by. */
  clock: number;
}

/**
 * Returns the days of an event in the festival's time zone, or null if it has no date. **Night belongs to its
 * evening**; an event of **Several days** runs on each of them. An end before the start is ignored.
 * @throws Error for a date that is not ISO 8601.
 */
export function festivalDays(
  event: Pick<EventRow, 'date' | 'date_debut' | 'date_end'>,
  clock: WallClock,
): FestivalDays | null {
  const value = event.date ?? event.date_debut;
  if (value === null) return null;
  const start = wallTime(DAY.test(value) ? `${value}T00:00:00` : value, clock);
  return { startsOn: start.day, clock: start.clock, ...endOf(start, event.date_end, clock) };
}

function endOf(start: ReturnType<typeof wallTime>, value: string | null, clock: WallClock) {
  const startDay = { endsOn: start.day, overAt: endOfDay(start.day) };
  if (value === null) return startDay;
  if (DAY.test(value)) return value < start.day ? startDay : { endsOn: value, overAt: endOfDay(value) };
  const end = wallTime(value, clock);
  if (end.clock <= start.clock) return startDay;
  const isOneNight = end.hour < NOON && end.clock - start.clock < DAY_MS;
  return { endsOn: isOneNight ? start.day : end.day, overAt: end.text };
}
