import type { Day } from '../../model/core.ts';
import { daysFrom, type DayRange, weekdayOf } from '../../time/days.ts';
import { instantOf } from '../../time/zone-clock.ts';
import type { Span } from '../openness/openness.ts';

/** A span of a day, in minutes after its midnight. `closes` is over 1440 when it closes after midnight. */
export interface OpeningSpan {
  opens: number;
  closes: number;
}

/** Spans in their order; none when closed. Or it is open, but at hours that were not said. */
export type DayHours = readonly OpeningSpan[] | 'hours-unknown' | 'by-appointment';

/** A day of any year. */
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
  /** Null when the phrase does not speak of public holidays: then they are days like others. */
  holidays: DayHours | null;
  /** Closed on these days, whatever the week says. */
  closedOn: readonly CalendarDate[];
  /** Until when one is let in: minutes after midnight, or before it closes. Null where nothing is said of it. */
  lastEntry: LastEntry | null;
}

/** Days on which the week does not hold. */
export interface SpecialDays {
  publicHolidays: ReadonlySet<Day>;
  /** Closed on these days only. */
  closures: ReadonlySet<Day>;
}

/** The hours of one day, by the week, the public holidays and what is closed that day only. */
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

const MINUTE_MS = 60_000;

/**
 * Every opening within the days, in order; none on days whose hours are not known.
 * @param timeZone IANA name. For the build: browsers are given the instants.
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

/** Some of them are open at the same time. */
export const overlap = (one: readonly OpeningSpan[], other: readonly OpeningSpan[]): boolean =>
  one.some((a) => other.some((b) => a.opens < b.closes && b.opens < a.closes));

/** Spans in order; those that touch or overlap become one: what closes at the minute it opens again never closes. */
export function union<Span extends OpeningSpan>(spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.opens - b.opens)) {
    const last = merged.at(-1);
    if (last && span.opens <= last.closes) last.closes = Math.max(last.closes, span.closes);
    else merged.push({ ...span });
  }
  return merged;
}

/** A last entry that is named by its hour is that of hours which end soon after it: a late evening has another. */
const LONGEST_VISIT = 120;

function entryOf({ opens, closes }: OpeningSpan, lastEntry: OpeningHours['lastEntry']): number | null {
  if (!lastEntry) return null;
  const entry = 'at' in lastEntry ? lastEntry.at : closes - lastEntry.before;
  return opens < entry && entry < closes && closes - entry <= LONGEST_VISIT ? entry : null;
}
