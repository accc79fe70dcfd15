import { type EventDays, runsOn } from '../event/event-days.ts';
import type { Day, Id } from '../model/common.ts';
import { queryDay, queryId, withQueryValues } from './query-values.ts';

/** The two filters of a programme (**Independent filters**); null lets everything through. */
export interface ProgrammeFilter {
  typeId: Id | null;
  day: Day | null;
}

export const noFilter: ProgrammeFilter = { typeId: null, day: null };

/** Selects the type, or clears it if it was selected. */
export function toggleType(filter: ProgrammeFilter, typeId: Id): ProgrammeFilter {
  return { ...filter, typeId: filter.typeId === typeId ? null : typeId };
}

/** Selects the day, or clears it if it was selected. */
export function toggleDay(filter: ProgrammeFilter, day: Day): ProgrammeFilter {
  return { ...filter, day: filter.day === day ? null : day };
}

/** Whether the event matches both filters. No event without a date matches a day. */
export function matchesFilter(
  event: { typeId: Id | null; time: EventDays | null },
  filter: ProgrammeFilter,
): boolean {
  if (filter.typeId !== null && event.typeId !== filter.typeId) return false;
  return filter.day === null || (event.time !== null && runsOn(event.time, filter.day));
}

/** Reads `?type=2&day=2024-10-12`. A value that is no id or no calendar day is ignored. */
export function readFilter(params: URLSearchParams): ProgrammeFilter {
  return { typeId: queryId(params, 'type'), day: queryDay(params, 'day') };
}

/** The filter as a query, with other parameters as they are. */
export function writeFilter(
  { typeId, day }: ProgrammeFilter,
  params = new URLSearchParams(),
): URLSearchParams {
  return withQueryValues(params, { type: typeId, day });
}
