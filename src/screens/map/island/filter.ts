import type { EventDetails } from '../model.ts';

/** The map's filter, both parts initially null (spec §2). */
export interface MapFilter {
  /** `yyyy-MM-dd`; an event passes on each day it runs. */
  day: string | null;
  kindId: number | null;
}

export const allEvents: MapFilter = { day: null, kindId: null };

/** Ids of the events that pass both parts. */
export function passing(events: readonly EventDetails[], { day, kindId }: MapFilter): ReadonlySet<number> {
  return new Set(
    events
      .filter(
        ({ firstDay, lastDay, kindIds }) =>
          (day === null || (firstDay !== null && lastDay !== null && firstDay <= day && day <= lastDay)) &&
          (kindId === null || kindIds.includes(kindId)),
      )
      .map(({ id }) => id),
  );
}
