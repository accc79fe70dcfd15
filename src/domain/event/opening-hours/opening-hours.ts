import type { Day, Instant } from '../../model/core.ts';
import { addDays, daysFrom, type DayRange, weekdayOf } from '../../time/days.ts';
import { clockOf } from '../../time/clock-ranges.ts';
import { toMoment } from '../../time/moments.ts';

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

/** From when to when something is open, once. */
export interface Opening {
  opens: Instant;
  closes: Instant;
  /** Until when one is let in; null where nothing is said of it. */
  lastEntry: Instant | null;
}

/** Days on which the week does not hold. */
export interface SpecialDays {
  publicHolidays: ReadonlySet<Day>;
  /** Closed on these days only. */
  closures: ReadonlySet<Day>;
}

const DAY = 24 * 60;

function instantAt(day: Day, minutes: number, timeZone: string): Instant {
  const wall = `${minutes < DAY ? day : addDays(day, 1)}T${clockOf(minutes)}`;
  const moment = toMoment(wall, timeZone);
  if (!moment) throw new RangeError(`${wall} is not a time that an opening can have`);
  return moment.instant;
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

/**
 * Every opening within the days, in order; none on days whose hours are not known.
 * @param timeZone IANA name. For the build: browsers are given the instants.
 */
export function openingsOf(
  hours: OpeningHours,
  days: DayRange,
  { timeZone, ...special }: SpecialDays & { timeZone: string },
): Opening[] {
  return daysFrom(days).flatMap((day) => {
    const spans = hoursOn(hours, day, special);
    if (typeof spans === 'string') return [];
    return spans.map((span) => {
      const entry = entryOf(span, hours.lastEntry);
      return {
        opens: instantAt(day, span.opens, timeZone),
        closes: instantAt(day, span.closes, timeZone),
        lastEntry: entry === null ? null : instantAt(day, entry, timeZone),
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
