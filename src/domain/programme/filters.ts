import type { Day, Id } from '../model/core.ts';
import { isDay, type DayRange, daysFrom } from '../time/days.ts';
import { type EventDays, runsOn } from '../event/event-days.ts';

/** The id of that name in a query; null where there is none, or something else. */
function queryId(params: URLSearchParams, name: string): Id | null {
  const text = params.get(name) ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

/** The day of that name in a query, `yyyy-MM-dd`; null where there is none, or something else. */
function queryDay(params: URLSearchParams, name: string): Day | null {
  const text = params.get(name) ?? '';
  return isDay(text) ? text : null;
}

/** A copy of a query with these values; null takes the parameter out, and other parameters stay. */
function withQueryValues(
  params: URLSearchParams,
  values: Readonly<Record<string, Id | Day | null>>,
): URLSearchParams {
  const written = new URLSearchParams(params);
  for (const name of Object.keys(values)) written.delete(name);
  for (const [name, value] of Object.entries(values)) if (value !== null) written.set(name, String(value));
  return written;
}

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

/** The two filters of the map (**Independent filters**); null lets everything through. */
export interface MapFilter {
  day: Day | null;
  /** A kind of activity. */
  kindId: Id | null;
}

export interface MappedEvent {
  id: Id;
  /** Null when it has no date. */
  days: DayRange | null;
  /** Those on which it is closed. */
  closedDays: readonly Day[];
  kindIds: readonly Id[];
}

/** Values that the filters can be set to. */
export type MapChoices = ReturnType<typeof choicesOf>;

export const noMapChoices: MapChoices = { days: [], kindIds: [] };

/** The events that match both filters. What is closed on a day does not match it, nor does an event without a date. */
export function matching<Event extends MappedEvent>(
  events: readonly Event[],
  { day, kindId }: MapFilter,
): Event[] {
  const runs = ({ days, closedDays }: MappedEvent): boolean =>
    day === null || (days !== null && days.first <= day && day <= days.last && !closedDays.includes(day));
  const isOfKind = ({ kindIds }: MappedEvent): boolean => kindId === null || kindIds.includes(kindId);
  return events.filter((event) => runs(event) && isOfKind(event));
}

/** Every day from the first event's to the last one's, and the kinds of their activities. */
export function choicesOf(events: readonly MappedEvent[]) {
  // Sorted in place: `toSorted` came to browsers after those this is built for.
  const [first] = events.flatMap(({ days }) => days?.first ?? []).sort();
  const last = events
    .flatMap(({ days }) => days?.last ?? [])
    .sort()
    .at(-1);
  return {
    days: first !== undefined && last !== undefined ? daysFrom({ first, last }) : [],
    kindIds: [...new Set(events.flatMap(({ kindIds }) => kindIds))],
  };
}

/** The filter without what cannot be chosen: an old or mistyped address must not empty the map. */
export function withinChoices({ day, kindId }: MapFilter, { days, kindIds }: MapChoices): MapFilter {
  return {
    day: days.find((one) => one === day) ?? null,
    kindId: kindIds.find((one) => one === kindId) ?? null,
  };
}

/** Reads `?day=2024-10-12&kind=3`. What is not an id or a day of the calendar is as good as absent. */
export function readMapFilter(params: URLSearchParams): MapFilter {
  return { day: queryDay(params, 'day'), kindId: queryId(params, 'kind') };
}

/** The filter as a query, with other parameters as they are. */
export function writeMapFilter({ day, kindId }: MapFilter, params = new URLSearchParams()): URLSearchParams {
  return withQueryValues(params, { day, kind: kindId });
}
