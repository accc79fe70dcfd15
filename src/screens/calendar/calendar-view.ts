import { legendOf } from '../../domain/programme/programme.ts';
import {
  addDays,
  daysBetween,
  daysFrom,
  type DayRange,
  earlier,
  later,
  monthOf,
} from '../../domain/time/days.ts';
import { weeksOf, lateEndsOf } from '../../domain/edition/edition-days.ts';
import { eventsOn } from '../../domain/event/event-days.ts';
import { endOfDay, offsetOfDay } from '../../domain/time/moments.ts';
import {
  dateBadge,
  formatDay,
  formatDayNumber,
  formatMonth,
  weekdayNames,
} from '../../domain/time/format-dates.ts';
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
  /** The days to choose from. */
  covered: DayRange;
  /** Those of them to show, extended to whole weeks. */
  shown: DayRange;
  /** Returns the address that a day links to; null for a day that cannot be picked. */
  hrefOf: (day: Day, count: number) => string | null;
}

/** "samedi 12 octobre, 7 événements". */
export const labelOfDay = (day: Day, count: number, lang: Lang): string =>
  `${formatDay(day, lang)}, ${plural(lang, 'events', count)}`;

/** With more days, a calendar and the rows beside it are too heavy for one page. */
const MAX_DAYS = 218;
/** Days before and after one in a calendar that does not show all: the page of a day has no room for seven months. */
const DAYS_AROUND = 35;

/** Returns the days of a calendar to show on a page: all, or those around its day if they are too many. */
export const daysShown = (day: Day, covered: DayRange): DayRange =>
  daysBetween(covered.first, covered.last) < MAX_DAYS ? covered : daysAround(day, covered);

/** @param day if it is not one of the days, the first of them takes its place. */
export function daysAround(day: Day, { first, last }: DayRange): DayRange {
  const middle = first <= day && day <= last ? day : first;
  return {
    first: later(addDays(middle, -DAYS_AROUND), first),
    last: earlier(addDays(middle, DAYS_AROUND), last),
  };
}

export function calendarView(given: CalendarGiven, lang: Lang) {
  const { events, legend, range, covered, hrefOf } = given;
  const weeks = weeksOf(given.shown);
  const shown = { first: weeks[0]?.[0] ?? range.first, last: weeks.at(-1)?.[6] ?? range.last };
  const beyond = daysFrom(covered).flatMap((day) => {
    const href = day < shown.first || shown.last < day ? hrefOf(day, eventsOn(events, day).length) : null;
    return href === null ? [] : { title: formatMonth(monthOf(day), lang), href };
  });
  const lateEnds = lateEndsOf(events);
  const offset = offsetOfDay(shown.first, timeZone);
  const dayView = (day: Day) => {
    const running = eventsOn(events, day);
    const count = running.length;
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
      month: day === given.shown.first || day.endsWith('-01') ? badge.month : null,
      /** One of the edition's own days. */
      isInRange: range.first <= day && day <= range.last,
      /** The types of its events that the legend has, in its order. */
      typeIds: legendOf(legend, running).map(({ id }) => id),
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
    /** The months of the days that it does not show, each with the address of its first such day. */
    months: beyond.filter(({ title }, index) => title !== beyond[index - 1]?.title),
  };
}
