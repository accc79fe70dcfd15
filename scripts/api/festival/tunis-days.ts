import type { EventRow } from '../demo/types.ts';

const TUNIS = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Africa/Tunis',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/;
/** What ends by then, less than a day after it started, was one night. */
const NOON = 12;
const DAY_MS = 24 * 60 * 60 * 1000;

interface WallTime {
  day: string;
  hour: number;
  /** Milliseconds since the epoch, as if Tunis wall time were UTC: good for durations and order within Tunis. */
  clock: number;
}

/** @throws Error for what is not an ISO 8601 date-time; without an offset it is Tunis wall time. */
function wallTime(value: string): WallTime {
  const match = DATE_TIME.exec(value);
  const local = match?.[1] === undefined ? value : inTunis(new Date(value));
  const clock = match ? Date.parse(`${local}Z`) : NaN;
  if (Number.isNaN(clock)) throw new Error(`“${value}” is not an ISO 8601 date-time.`);
  return { day: local.slice(0, 10), hour: Number(local.slice(11, 13)), clock };
}

function inTunis(instant: Date): string {
  const part = Object.fromEntries(TUNIS.formatToParts(instant).map(({ type, value }) => [type, value]));
  return `${part['year']}-${part['month']}-${part['day']}T${part['hour']}:${part['minute']}:${part['second']}`;
}

function lastDay(start: WallTime, end: string): string {
  if (DAY.test(end)) return end;
  const last = wallTime(end);
  const isOneNight = last.hour < NOON && last.clock - start.clock < DAY_MS;
  return isOneNight ? start.day : last.day;
}

export interface TunisDays {
  /** `yyyy-MM-dd`, the Tunis day the event starts on. */
  startsOn: string;
  /** `yyyy-MM-dd`, the last Tunis day it runs on; never before `startsOn`. */
  endsOn: string;
  /** Orders events by their start. */
  clock: number;
}

/**
 * The Tunis days an event occupies, or null when it has no date. An event past midnight belongs to the day it starts;
 * one of several weeks runs on each of its days. A date-time without an offset is Tunis wall time (API.md).
 * @throws Error for a date that is not ISO 8601.
 */
export function tunisDays(event: Pick<EventRow, 'date' | 'date_debut' | 'date_end'>): TunisDays | null {
  const value = event.date ?? event.date_debut;
  if (value === null) return null;
  const start = wallTime(DAY.test(value) ? `${value}T00:00:00` : value);
  const end = event.date_end === null ? start.day : lastDay(start, event.date_end);
  return { startsOn: start.day, endsOn: end < start.day ? start.day : end, clock: start.clock };
}
