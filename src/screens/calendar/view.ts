import { typesByDayOf } from '../../domain/programme/calendar.ts';
import type { DayRange } from '../../domain/time/days.ts';
import { countsOf, weeksOf } from '../../domain/edition/edition-days.ts';
import { lateEndsOf } from '../../domain/time/festival-day.ts';
import { dateBadge, formatDay, formatDayNumber, weekdayNames } from '../../domain/time/format-dates.ts';
import type { Day, Id, Instant, Lang } from '../../domain/model/common.ts';
import type { EventType, FestivalEvent } from '../../domain/model/event.ts';
import { plural } from '../../i18n/translate.ts';

/** Weeks of days with a bar under each for every type that is on. */
export interface CalendarView {
  weekdays: { long: string; short: string }[];
  weeks: CalendarDayView[][];
}

export interface CalendarDayView {
  day: Day;
  /** As its label says it: "1er", "12". */
  date: string;
  weekday: string;
  /** Written where a month begins, and on the first day covered. */
  month: string | null;
  /** One of the edition's own days. */
  isInRange: boolean;
  typeIds: readonly Id[];
  count: number;
  /** When its last event is over, if that is past midnight. */
  ends: Instant | null;
  /** "samedi 12 octobre, 7 événements". */
  label: string;
  /** Null for a day that cannot be picked. */
  href: string | null;
}

export interface CalendarGiven {
  events: readonly FestivalEvent[];
  legend: readonly EventType[];
  /** The edition's days. */
  range: DayRange;
  /** The days to show; whole weeks are. */
  covered: DayRange;
  /** Where a day leads; null for a day that cannot be picked. */
  hrefOf: (day: Day, count: number) => string | null;
}

export function calendarView(given: CalendarGiven, lang: Lang): CalendarView {
  const { events, legend, range, hrefOf } = given;
  const weeks = weeksOf(given.covered);
  const shown = { first: weeks[0]?.[0] ?? range.first, last: weeks.at(-1)?.[6] ?? range.last };
  const bars = typesByDayOf(events, legend, shown);
  const counts = countsOf(events, shown);
  const lateEnds = lateEndsOf(events);
  const dayView = (day: Day): CalendarDayView => {
    const count = counts.get(day) ?? 0;
    const badge = dateBadge(day, lang);
    return {
      day,
      date: formatDayNumber(day, lang),
      weekday: badge.weekday,
      month: day === given.covered.first || day.endsWith('-01') ? badge.month : null,
      isInRange: range.first <= day && day <= range.last,
      typeIds: bars.get(day) ?? [],
      count,
      ends: lateEnds.get(day) ?? null,
      label: `${formatDay(day, lang)}, ${plural(lang, 'events', count)}`,
      href: hrefOf(day, count),
    };
  };
  return { weekdays: weekdayNames(lang), weeks: weeks.map((week) => week.map(dayView)) };
}
