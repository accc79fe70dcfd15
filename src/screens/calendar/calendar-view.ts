import { typesByDayOf } from '../../domain/programme/programme.ts';
import type { DayRange } from '../../domain/time/days.ts';
import { countsOf, weeksOf, lateEndsOf } from '../../domain/edition/edition-days.ts';
import { endOfDay, offsetOfDay } from '../../domain/time/moments.ts';
import { dateBadge, formatDay, formatDayNumber, weekdayNames } from '../../domain/time/format-dates.ts';
import type { Day, Lang, EventType, FestivalEvent } from '../../domain/model/core.ts';
import { plural } from '../../i18n/translate.ts';
import { timeZone } from '../../site/time-zone.ts';
import { DAY_MS } from '../../domain/time/durations.ts';

/** Weeks of days, with a bar below each day for every event type that is on. */
export type CalendarView = ReturnType<typeof calendarView>;
export type CalendarDay = CalendarView['weeks'][number][number];

export interface CalendarGiven {
  events: readonly FestivalEvent[];
  legend: readonly EventType[];
  range: DayRange;
  /** The days to show, extended to whole weeks. */
  covered: DayRange;
  /** Returns the address that a day links to; null for a day that cannot be picked. */
  hrefOf: (day: Day, count: number) => string | null;
}

/** "samedi 12 octobre, 7 événements". */
export const labelOfDay = (day: Day, count: number, lang: Lang): string =>
  `${formatDay(day, lang)}, ${plural(lang, 'events', count)}`;

export function calendarView(given: CalendarGiven, lang: Lang) {
  const { events, legend, range, hrefOf } = given;
  const weeks = weeksOf(given.covered);
  const shown = { first: weeks[0]?.[0] ?? range.first, last: weeks.at(-1)?.[6] ?? range.last };
  const bars = typesByDayOf(events, legend, shown);
  const counts = countsOf(events, shown);
  const lateEnds = lateEndsOf(events);
  const offset = offsetOfDay(shown.first, timeZone);
  const dayView = (day: Day) => {
    const count = counts.get(day) ?? 0;
    const badge = dateBadge(day, lang);
    const ownOffset = offsetOfDay(day, timeZone);
    const ends = lateEnds.get(day) ?? endOfDay(day, timeZone);
    const isDayLong = Date.parse(ends) - Date.parse(`${day}T00:00${ownOffset}`) === DAY_MS;
    return {
      day,
      /** Day of the month, as in the label: "1er", "12". */
      date: formatDayNumber(day, lang),
      weekday: badge.weekday,
      /** Name of the month, on its first day and on the first day covered. */
      month: day === given.covered.first || day.endsWith('-01') ? badge.month : null,
      /** One of the edition's own days. */
      isInRange: range.first <= day && day <= range.last,
      typeIds: bars.get(day) ?? [],
      count,
      /** UTC offset of the day, if it differs from that of the calendar. */
      offset: ownOffset === offset ? null : ownOffset,
      /** When the day is over, unless that is 24 hours after it begins: its last event may end after midnight. */
      ends: isDayLong ? null : ends,
      label: labelOfDay(day, count, lang),
      /** Null for a day that cannot be picked. */
      href: hrefOf(day, count),
    };
  };
  return {
    /** UTC offset at the beginning of the days, as in "+01:00"; a day with another offset has its own. */
    offset,
    weekdays: weekdayNames(lang),
    weeks: weeks.map((week) => week.map(dayView)),
  };
}
