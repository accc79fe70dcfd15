import type { Id } from '../api/festival/records/common.ts';
import type { EventRow } from '../api/festival/records/event.ts';

interface Change {
  /** Tunis wall time from which it is so. */
  from: string;
  event: Id;
  becomes: Partial<Pick<EventRow, 'show' | 'statut'>>;
}

/**
 * What happens to the programme while the festival goes on. Two pulls, one at a `NOW` before such a moment and one after
 * it, differ as two pulls of a living festival do.
 */
const changes: readonly Change[] = [
  // The swell has closed the road to the village.
  { from: '2024-10-13T08:00:00', event: 61, becomes: { statut: 'annule' } },
  // The storyteller is ill: the evening is taken off the programme.
  { from: '2024-10-13T08:00:00', event: 37, becomes: { show: false } },
];

/** The events as they stand at a Tunis wall time, `yyyy-MM-ddTHH:mm:ss`. */
export function eventsAsOf(time: string, events: readonly EventRow[]): EventRow[] {
  return events.map((row) => {
    const past = changes.filter(({ from, event }) => event === row.id && from <= time);
    return past.reduce((event, { becomes }) => ({ ...event, ...becomes }), row);
  });
}
