import type { FestivalEvent } from '../../model/core.ts';
import { DAY_MS, HOUR_MS } from '../../time/durations.ts';

/** A period in which visitors can get in, in milliseconds since 1970. `closes` equals `opens` if no end is known. */
export interface Span {
  opens: number;
  closes: number;
  /** Last entry, if it is earlier than the closing. */
  lastEntry?: number;
}

/** When visitors can get in, as instants: browsers compare them with the visitor's now and need no other data. */
export interface Openness {
  /** `dated` begins and ends at its hours; `open` can be visited within opening hours. */
  kind: 'dated' | 'open';
  /** Why nobody can get in; null if the event takes place. */
  status: Exclude<FestivalEvent['status'], 'full'>;
  /** In order, without overlap. Empty if the event is cancelled or postponed. */
  spans: readonly Span[];
  /** Periods in which it may be open at unknown hours, in order; the whole event if it does not take place. */
  uncertain: readonly Span[];
  /** When it is over, which may be later than it last closes. */
  overAt: number;
  /** Time of an exhibition's opening in the evening; null if there is none. */
  vernissage: number | null;
}

/** A day in the festival's time zone, in milliseconds since 1970; `ends` is the start of the next day. */
export interface TodaySpan {
  starts: number;
  ends: number;
}

/**
 * Whether visitors can get in at an instant, until when, and when next. Every state but `unknown` is certain.
 * `open`: open until then; once no `entryLeft`, in milliseconds, is left, the last entry is past and visitors inside may
 * stay. `opens`: opens later today. `vernissage`: opens this evening, also after its hour. `closed`: closed for today,
 * between its first and last day; `isAllDay` if it was not open earlier today either. `unknown`: today, at unknown
 * hours. `upcoming`: on another day.
 */
export type EventState =
  | { kind: 'cancelled' | 'postponed' | 'over' | 'unknown' }
  | { kind: 'open'; until: number; entryLeft: number }
  | { kind: 'vernissage' | 'opens'; at: number }
  | { kind: 'closed'; isAllDay: boolean; next: number | null }
  | { kind: 'upcoming'; next: number | null };

/** A night that ends before noon belongs to the day on which it began (**Night belongs to its evening**). */
const HALF_DAY_MS = DAY_MS / 2;

/** Visitors can, or at unknown hours perhaps can, get in on that day from `now` on. */
export function isOpenOn(
  { spans, uncertain }: Pick<Openness, 'spans' | 'uncertain'>,
  day: TodaySpan,
  now: number,
): boolean {
  if (day.ends <= now) return false;
  return [...spans, ...uncertain].some(({ opens, closes, lastEntry = closes }) => {
    if (opens >= day.starts) return opens < day.ends && (opens === closes || lastEntry > now);
    return closes > day.starts + HALF_DAY_MS && lastEntry > now;
  });
}

/** Returns when the event next opens or begins; null if unknown. */
export function nextOpening({ spans }: Pick<Openness, 'spans'>, now: number): number | null {
  return spans.find(({ opens }) => opens > now)?.opens ?? null;
}

/** Returns the first time at which visitors can, or perhaps can, get in. */
export const beginningOf = ({ spans, uncertain }: Pick<Openness, 'spans' | 'uncertain'>): number =>
  Math.min(...[...spans, ...uncertain].map(({ opens }) => opens));

/** An event of a week or less has no last days. */
export const LONG_RUN_DAYS = 7;
/** Three days, with their last night: none in opening hours ends after 08:00, and a day may have 25 hours. */
const LAST_DAYS_MS = (3 * 24 + 9) * HOUR_MS;

/** Today is one of the last days of an event that runs for long. */
export function areLastDays(openness: Openness, now: number, today: TodaySpan): boolean {
  const { overAt } = openness;
  const isLong = overAt - beginningOf(openness) > LONG_RUN_DAYS * DAY_MS;
  return isLong && now < overAt && overAt <= today.starts + LAST_DAYS_MS;
}

/**
 * The rule **Openness**, by which every page decides whether visitors can get in.
 * @param now milliseconds since 1970.
 * @param today the festival's day that contains `now`.
 */
export function stateAt(openness: Openness, now: number, today: TodaySpan): EventState {
  const { status, spans, overAt, vernissage } = openness;
  if (status) return { kind: status };
  if (overAt <= now) return { kind: 'over' };
  const isToday = (at: number): boolean => today.starts <= at && at < today.ends;
  if (vernissage !== null && isToday(vernissage)) return { kind: 'vernissage', at: vernissage };
  const current = spans.find(({ opens, closes }) => opens <= now && now < closes);
  if (current) {
    const { closes, lastEntry = closes } = current;
    return { kind: 'open', until: closes, entryLeft: lastEntry - now };
  }
  const next = nextOpening(openness, now);
  if (next !== null && next < today.ends) return { kind: 'opens', at: next };
  if (openness.uncertain.some(({ opens, closes }) => opens < today.ends && now < closes)) {
    return { kind: 'unknown' };
  }
  if (openness.kind === 'dated' || beginningOf(openness) >= today.ends) return { kind: 'upcoming', next };
  return { kind: 'closed', isAllDay: !spans.some(({ opens }) => isToday(opens)), next };
}
