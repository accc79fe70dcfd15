import type { Day } from '../../model/core.ts';
import { daysFrom, type DayRange, weekdayOf } from '../../time/days.ts';
import { instantOf } from '../../time/zone-clock.ts';
import type { Span } from '../openness/openness.ts';
import { MINUTE_MS } from '../../time/durations.ts';

/** A span of a day, in minutes after its midnight. `closes` is over 1440 when it closes after midnight. */
export interface OpeningSpan {
  opens: number;
  closes: number;
}

/** Spans in order, none if closed; or open, but at unknown hours or by appointment. */
export type DayHours = readonly OpeningSpan[] | 'hours-unknown' | 'by-appointment';

/** A date without a year. */
export interface CalendarDate {
  /** 1 to 12. */
  month: number;
  date: number;
}

export type LastEntry = { at: number } | { before: number };

/** A phrase such as “Tuesday to Sunday, 10:00 – 18:00”, as data (**Opening hours**). */
export interface OpeningHours {
  /** Seven days, Monday first. */
  week: readonly DayHours[];
  /** Hours on public holidays; null if the phrase does not mention them: they are then ordinary days. */
  holidays: DayHours | null;
  /** Dates on which it is closed, whatever the week says. */
  closedOn: readonly CalendarDate[];
  /** Last entry, in minutes after midnight or before closing; null if the phrase does not mention it. */
  lastEntry: LastEntry | null;
}

/** Days that may differ from the regular week. */
export interface SpecialDays {
  publicHolidays: ReadonlySet<Day>;
  /** Single days on which it is closed. */
  closures: ReadonlySet<Day>;
}

/** Returns the hours of one day, by the week, the public holidays and the closures. */
export function hoursOn(
  { week, holidays, closedOn }: OpeningHours,
  day: Day,
  special: SpecialDays,
): DayHours {
  const [month, date] = [Number(day.slice(5, 7)), Number(day.slice(8))];
  const isClosed = special.closures.has(day) || closedOn.some((on) => on.month === month && on.date === date);
  if (isClosed) return [];
  if (holidays && special.publicHolidays.has(day)) return holidays;
  return week[weekdayOf(day)] ?? [];
}

/**
 * Returns every opening within the days, in order; none on days whose hours are unknown.
 * @param timeZone IANA name. Used by the build only: browsers receive the instants.
 */
export function openingsOf(
  hours: OpeningHours,
  days: DayRange,
  { timeZone, ...special }: SpecialDays & { timeZone: string },
): Span[] {
  return daysFrom(days).flatMap((day) => {
    const spans = hoursOn(hours, day, special);
    if (typeof spans === 'string') return [];
    const at = (minutes: number): number => instantOf(Date.parse(day) + minutes * MINUTE_MS, timeZone);
    return spans.map((span) => {
      const entry = entryOf(span, hours.lastEntry);
      return {
        opens: at(span.opens),
        closes: at(span.closes),
        ...(entry !== null && { lastEntry: at(entry) }),
      };
    });
  });
}

/** A span of one list overlaps a span of the other. */
export const overlap = (one: readonly OpeningSpan[], other: readonly OpeningSpan[]): boolean =>
  one.some((a) => other.some((b) => a.opens < b.closes && b.opens < a.closes));

/**
 * Sorts spans and merges those that touch or overlap: closing at the minute of the next opening is not a closing. The
 * last entry is the latest one.
 */
export function union<One extends OpeningSpan & Pick<Span, 'lastEntry'>>(spans: readonly One[]): One[] {
  const merged: One[] = [];
  for (const span of spans.toSorted((a, b) => a.opens - b.opens)) {
    const last = merged.at(-1);
    if (last && span.opens <= last.closes) {
      const entry = Math.max(last.lastEntry ?? last.closes, span.lastEntry ?? span.closes);
      last.closes = Math.max(last.closes, span.closes);
      if (entry < last.closes) last.lastEntry = entry;
      else delete last.lastEntry;
    } else merged.push({ ...span });
  }
  return merged;
}

/** A last entry applies only to hours that end within these minutes after it: a late evening has another last entry. */
const LONGEST_VISIT = 120;

function entryOf({ opens, closes }: OpeningSpan, lastEntry: OpeningHours['lastEntry']): number | null {
  if (!lastEntry) return null;
  const entry = 'at' in lastEntry ? lastEntry.at : closes - lastEntry.before;
  return opens < entry && entry < closes && closes - entry <= LONGEST_VISIT ? entry : null;
}
