import type { EventRow } from '../../../scripts/api/festival/records/programme.ts';
import { demoFestival } from '../../../scripts/festival/demo.ts';
import type { FestivalEvent, Localised } from '../../../src/domain/model/core.ts';
import { festivalGiven } from '../pull/to-domain/harness.ts';

/** The evening at which the demo is shown. */
export const NOW = '2024-10-12T17:00:00+01:00';

export const festival = demoFestival();

export const activities = festival.events.flatMap((event) => event.activite);

/** Returns the event with this id. @throws Error if the demo has none. */
export function eventNumbered(id: number): EventRow {
  const event = festival.events.find((row) => row.id === id);
  if (event === undefined) throw new Error(`The demo has no event ${id}.`);
  return event;
}

export const ids = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);

/** Fields of a row that tell when its event is open. */
export type DatedRow = Pick<
  EventRow,
  | 'id'
  | 'date'
  | 'date_debut'
  | 'date_end'
  | 'vernissage'
  | 'jours_ouverture'
  | 'horaires_ouverture'
  | 'fermetures'
  | 'statut'
>;

/** Returns an event as the pull reads it, even if it is hidden. @param openingDays as in the row by default. */
export function datedEvent(row: DatedRow, timeZone: string, openingDays?: Localised): FestivalEvent {
  const [event] = festivalGiven({ events: [{ ...row, show: true }] }, timeZone).events;
  if (!event) throw new Error(`Event ${row.id} was left out.`);
  return { ...event, ...(openingDays && { openingDays }) };
}
