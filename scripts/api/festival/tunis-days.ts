import { endOfDay, readTunisTime } from './tunis-time.ts';
import type { EventRow } from './records/event.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** An event that ends by then, less than a day after it started, is one night (**Night belongs to its evening**). */
const NOON = 12;
const DAY_MS = 24 * 60 * 60 * 1000;

interface WallTime {
  day: string;
  hour: number;
  /** `yyyy-MM-ddTHH:mm:ss` in Tunis. */
  text: string;
  /** Milliseconds since the epoch, as if Tunis wall time were UTC: good for durations and order within Tunis. */
  clock: number;
}

function wallTime(value: string): WallTime {
  const text = readTunisTime(value);
  return {
    day: text.slice(0, 10),
    hour: Number(text.slice(11, 13)),
    text,
    clock: Date.parse(`${text}Z`),
  };
}

export interface TunisDays {
  /** `yyyy-MM-dd`, the Tunis day the event starts on. */
  startsOn: string;
  /** `yyyy-MM-dd`, the last Tunis day it runs on; never before `startsOn`. */
  endsOn: string;
  /** Tunis wall time from which the event is over: its end, or the midnight after its last day when its hour is unknown. */
  overAt: string;
  /** Orders events by their start. */
  clock: number;
}

/**
 * The Tunis days of an event, or null when it has no date. **Night belongs to its evening**; an event of **Several days**
 * runs on each of them. An end before the start is ignored.
 * @throws Error for a date that is not ISO 8601.
 */
export function tunisDays(event: Pick<EventRow, 'date' | 'date_debut' | 'date_end'>): TunisDays | null {
  const value = event.date ?? event.date_debut;
  if (value === null) return null;
  const start = wallTime(DAY.test(value) ? `${value}T00:00:00` : value);
  return { startsOn: start.day, clock: start.clock, ...endOf(start, event.date_end) };
}

function endOf(start: WallTime, value: string | null): Pick<TunisDays, 'endsOn' | 'overAt'> {
  const startDay = { endsOn: start.day, overAt: endOfDay(start.day) };
  if (value === null) return startDay;
  if (DAY.test(value)) return value < start.day ? startDay : { endsOn: value, overAt: endOfDay(value) };
  const end = wallTime(value);
  if (end.clock <= start.clock) return startDay;
  const isOneNight = end.hour < NOON && end.clock - start.clock < DAY_MS;
  return { endsOn: isOneNight ? start.day : end.day, overAt: end.text };
}
