import type { Day, Id } from '../model/core.ts';
import { isDay, type DayRange, daysFrom } from '../time/days.ts';
import { type EventDays, runsOn } from '../event/event-days.ts';

/** Reads an id from a query parameter; null if it is absent or invalid. */
function queryId(params: URLSearchParams, name: string): Id | null {
  const text = params.get(name) ?? '';
  return /^(0|[1-9]\d{0,15})$/.test(text) ? Number(text) : null;
}

/** Reads the day of a query, `yyyy-MM-dd`; null if it is absent or invalid. */
function queryDay(params: URLSearchParams): Day | null {
  const text = params.get('day') ?? '';
  return isDay(text) ? text : null;
}

/** Returns a copy of a query with these values; null removes the parameter, and other parameters stay. */
function withQueryValues(params: URLSearchParams, values: Readonly<Record<string, Id | Day | null>>) {
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

/** Selects the type or the day, or clears it if it was selected. */
export function toggle<Key extends keyof ProgrammeFilter>(
  filter: ProgrammeFilter,
  key: Key,
  value: ProgrammeFilter[Key],
): ProgrammeFilter {
  return { ...filter, [key]: filter[key] === value ? null : value };
}

/** Whether the event matches both filters. No event without a date matches a day. */
export function matchesFilter(event: { typeId: Id | null; time: EventDays | null }, filter: ProgrammeFilter) {
  if (filter.typeId !== null && event.typeId !== filter.typeId) return false;
  return filter.day === null || (event.time !== null && runsOn(event.time, filter.day));
}

/** Reads `?type=2&day=2024-10-12`. An invalid id or day is ignored. */
export function readFilter(params: URLSearchParams): ProgrammeFilter {
  return { typeId: queryId(params, 'type'), day: queryDay(params) };
}

/** The filter as a query, with other parameters as they are. */
export function writeFilter({ typeId, day }: ProgrammeFilter, params = new URLSearchParams()) {
  return withQueryValues(params, { type: typeId, day });
}

/** The two filters of the map (**Independent filters**); null lets everything through. */
export interface MapFilter {
  day: Day | null;
  kindId: Id | null;
}

export interface MappedEvent {
  id: Id;
  /** Null when it has no date. */
  days: DayRange | null;
  closedDays: readonly Day[];
  kindIds: readonly Id[];
}

/** Values that the filters can be set to. */
export type MapChoices = ReturnType<typeof choicesOf>;

/** Returns the events that match both filters. Closed events and events without a date do not match a day. */
export function matching<Event extends MappedEvent>(events: readonly Event[], { day, kindId }: MapFilter) {
  const runs = ({ days, closedDays }: MappedEvent): boolean =>
    day === null || (days !== null && days.first <= day && day <= days.last && !closedDays.includes(day));
  const isOfKind = ({ kindIds }: MappedEvent): boolean => kindId === null || kindIds.includes(kindId);
  return events.filter((event) => runs(event) && isOfKind(event));
}

/** Returns every day from the first event to the last one, and the kinds of their activities. */
export function choicesOf(events: readonly MappedEvent[]) {
  // Sorted in place: the oldest supported browsers do not have `toSorted`.
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

/** Removes values that cannot be chosen from a filter: an old or mistyped address must not empty the map. */
export function withinChoices({ day, kindId }: MapFilter, { days, kindIds }: MapChoices): MapFilter {
  return {
    day: days.find((one) => one === day) ?? null,
    kindId: kindIds.find((one) => one === kindId) ?? null,
  };
}

/** Reads `?day=2024-10-12&kind=3`. An invalid id or day is ignored. */
export function readMapFilter(params: URLSearchParams): MapFilter {
  return { day: queryDay(params), kindId: queryId(params, 'kind') };
}

/** The filter as a query, with other parameters as they are. */
export function writeMapFilter({ day, kindId }: MapFilter, params: URLSearchParams) {
  return withQueryValues(params, { day, kind: kindId });
}
