import { addDays, addMonths, monthOf, weekOf, type DayRange, type Month } from '../time/days.ts';
import { daysOf } from '../event/event-time.ts';
import type { Day, Id } from '../model/common.ts';
import type { EventType, FestivalEvent } from '../model/event.ts';

/** One cell of a month. */
export interface CalendarDay {
  day: Day;
  /** False for days of the neighbouring months that complete the first and last week. */
  isInMonth: boolean;
  isInRange: boolean;
  /** Types of the events that run on the day, in the order of the legend. */
  typeIds: readonly Id[];
}

export interface CalendarMonth {
  month: Month;
  /** Whole weeks, Monday first. */
  weeks: CalendarDay[][];
}

/** Ids of the types of a day's events, in the legend's order: the bars under the days of a calendar. */
export type TypesByDay = ReadonlyMap<Day, readonly Id[]>;

const noTypes: TypesByDay = new Map();

/** The weeks of a month. Days outside the range are marked; without a range every day is within. */
export function monthGrid(
  month: Month,
  range: DayRange | null = null,
  typesByDay: TypesByDay = noTypes,
): CalendarMonth {
  const nextMonth = `${addMonths(month, 1)}-01`;
  const weeks: CalendarDay[][] = [];
  for (let monday = weekOf(`${month}-01`)[0] ?? ''; monday < nextMonth; monday = addDays(monday, 7)) {
    const week = weekOf(monday).map((day) => ({
      day,
      isInMonth: monthOf(day) === month,
      isInRange: range === null || (range.first <= day && day <= range.last),
      typeIds: typesByDay.get(day) ?? [],
    }));
    weeks.push(week);
  }
  return { month, weeks };
}

/** The types of the events on each day of the range, in the legend's order. Types outside the legend are left out. */
export function typesByDayOf(
  events: readonly Pick<FestivalEvent, 'typeId' | 'time'>[],
  legend: readonly EventType[],
  range: DayRange,
): TypesByDay {
  const rank = new Map(legend.map(({ id }, index) => [id, index]));
  const typeSets = new Map<Day, Set<Id>>();
  for (const { typeId, time } of events) {
    if (typeId === null || !time || !rank.has(typeId)) continue;
    for (const day of daysOf(time, range)) {
      const types = typeSets.get(day);
      if (types) types.add(typeId);
      else typeSets.set(day, new Set([typeId]));
    }
  }
  const inOrder = (types: Set<Id>): Id[] =>
    [...types].sort((a, b) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0));
  return new Map(Array.from(typeSets, ([day, types]) => [day, inOrder(types)]));
}
