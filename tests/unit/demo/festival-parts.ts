import { demoFestival } from '../../../scripts/festival/demo.ts';
import type { EventRow } from '../../../scripts/api/festival/records/programme.ts';

export const festival = demoFestival();

export const activities = festival.events.flatMap((event) => event.activite);

/** Returns the event with this id. @throws Error if the demo has none. */
export function eventNumbered(id: number): EventRow {
  const event = festival.events.find((row) => row.id === id);
  if (event === undefined) throw new Error(`The demo has no event ${id}.`);
  return event;
}

export const ids = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);
