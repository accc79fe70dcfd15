import type { EventRow } from '../../../scripts/api/festival/records/programme.ts';
import { demoFestival } from '../../../scripts/festival/demo.ts';
import { eventTime } from '../../../src/domain/event/event-time.ts';
import type { EventStatus, FestivalEvent, Localised } from '../../../src/domain/model/core.ts';
import { toMoment } from '../../../src/domain/time/moments.ts';
import { event } from '../domain/builders.ts';

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

const statuses: Record<string, EventStatus> = { annule: 'cancelled', reporte: 'postponed', complet: 'full' };

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

/** Returns an event as the pull reads it, with the fields that tell when it is open. */
export function datedEvent(row: DatedRow, zone: string, openingDays: Localised = daysOf(row)): FestivalEvent {
  const momentOf = (wire: string | null) => (wire === null ? null : toMoment(wire, zone));
  return event(row.id, '', {
    time: eventTime({
      date: momentOf(row.date),
      start: momentOf(row.date_debut),
      end: momentOf(row.date_end),
    }),
    vernissage: momentOf(row.vernissage),
    openingDays,
    openingHours: row.horaires_ouverture,
    closures: [...row.fermetures],
    status: statuses[row.statut ?? ''] ?? null,
  });
}

const daysOf = ({ jours_ouverture: days }: DatedRow): Localised =>
  days === null ? {} : { fr: days.intitule, en: days.intitule_en ?? '' };
