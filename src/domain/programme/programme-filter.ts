import { isDay } from '../time/days.ts';
import { type EventDays, runsOn } from '../event/event-days.ts';
import type { Day, Id } from '../model/common.ts';

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

/** The event passes both filters. An event without a date never passes a day filter. */
export function matchesFilter(
  event: { typeId: Id | null; time: EventDays | null },
  filter: ProgrammeFilter,
): boolean {
  if (filter.typeId !== null && event.typeId !== filter.typeId) return false;
  return filter.day === null || (event.time !== null && runsOn(event.time, filter.day));
}

/** Reads `?type=2&day=2024-10-12`. A value that is no id or no calendar day is ignored. */
export function readFilter(params: URLSearchParams): ProgrammeFilter {
  const type = params.get('type') ?? '';
  const day = params.get('day') ?? '';
  return { typeId: /^[1-9]\d{0,8}$/.test(type) ? Number(type) : null, day: isDay(day) ? day : null };
}

/** The filter as a query, other parameters kept. */
export function writeFilter(filter: ProgrammeFilter, params = new URLSearchParams()): URLSearchParams {
  const query = new URLSearchParams(params);
  query.delete('type');
  query.delete('day');
  if (filter.typeId !== null) query.set('type', String(filter.typeId));
  if (filter.day !== null) query.set('day', filter.day);
  return query;
}
