import type { DayRange } from '../time/days.ts';
import { daysOf } from '../event/event-days.ts';
import type { Day, Id } from '../model/common.ts';
import type { EventType, FestivalEvent } from '../model/event.ts';

/** Ids of the types of a day's events, in the legend's order: the bars under the days of a calendar. */
export type TypesByDay = ReadonlyMap<Day, readonly Id[]>;

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
