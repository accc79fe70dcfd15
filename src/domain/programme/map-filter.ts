import type { Day, Id } from '../model/common.ts';
import { type DayRange, daysFrom } from '../time/days.ts';
import { queryDay, queryId, withQueryValues } from './query-values.ts';

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
  kindIds: readonly Id[];
}

/** Values that the filters can be set to. */
export interface MapChoices {
  days: readonly Day[];
  kindIds: readonly Id[];
}

export const noMapChoices: MapChoices = { days: [], kindIds: [] };

/** Ids of the events that match both filters. No event without a date matches a day. */
export function matchingIds(events: readonly MappedEvent[], { day, kindId }: MapFilter): ReadonlySet<Id> {
  const runs = ({ days }: MappedEvent): boolean =>
    day === null || (days !== null && days.first <= day && day <= days.last);
  const isOfKind = ({ kindIds }: MappedEvent): boolean => kindId === null || kindIds.includes(kindId);
  return new Set(events.filter((event) => runs(event) && isOfKind(event)).map(({ id }) => id));
}

/** Every day from the first event's to the last one's, and the kinds of their activities. */
export function choicesOf(events: readonly MappedEvent[]): MapChoices {
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
    day: day !== null && days.includes(day) ? day : null,
    kindId: kindId !== null && kindIds.includes(kindId) ? kindId : null,
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
