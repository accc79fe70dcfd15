import type { Id } from '../api/festival/records/common.ts';
import type { EventRow } from '../api/festival/records/event.ts';

interface ProgrammeChange {
  /** Tunis wall time of the change. */
  from: string;
  event: Id;
  becomes: Partial<Pick<EventRow, 'show' | 'statut'>>;
}

/**
 * Changes to the programme during the festival. Two pulls, one with a `NOW` before such a change and one with a `NOW`
 * after it, differ as two pulls of a real festival do.
 */
const changes: readonly ProgrammeChange[] = [
  // The swell has closed the road to the village.
  { from: '2024-10-13T08:00:00', event: 61, becomes: { statut: 'annule' } },
  // The storyteller is ill: the evening is taken off the programme.
  { from: '2024-10-13T08:00:00', event: 37, becomes: { show: false } },
];

/** The events with the changes up to a Tunis wall time, `yyyy-MM-ddTHH:mm:ss`. */
export function eventsAsOf(time: string, events: readonly EventRow[]): EventRow[] {
  return events.map((row) => {
    const applied = changes.filter(({ from, event }) => event === row.id && from <= time);
    return applied.reduce((event, { becomes }) => ({ ...event, ...becomes }), row);
  });
}
