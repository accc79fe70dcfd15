import { demoFestival } from '../../festival/demo.ts';
import type { EventRow } from '../../api/festival/records/programme.ts';
import type { Festival } from '../../api/festival/records/festival.ts';

/** Beyond every id of the demo. */
const STRIDE = 1_000_000;

function copy(row: EventRow, round: number, places: number | null): EventRow {
  const shift = round * STRIDE;
  return {
    ...row,
    id: row.id + shift,
    parent: row.parent === null ? null : row.parent + shift,
    inscription_form: true,
    statut: null,
    jauge: places,
    activite: row.activite.map((activity) => ({ ...activity, id: activity.id + shift })),
  };
}

/**
 * The demo festival, its shown events repeated until there are `events` of them, each taking registrations.
 * @param places of each; null: without end.
 */
export function largeFestival(events: number, places: number | null = null): Festival {
  const festival = demoFestival();
  const shown = festival.events.filter(({ show }) => show);
  const ids = new Set(shown.map(({ id }) => id));
  const templates = shown.map((row) => ({
    ...row,
    parent: row.parent !== null && ids.has(row.parent) ? row.parent : null,
  }));
  if (templates.length === 0) throw new Error('The demo festival has no event to repeat.');
  const rounds = Math.ceil(events / templates.length);
  const rows = Array.from({ length: rounds }, (_, round) =>
    templates.map((row) => copy(row, round, places)),
  ).flat();
  return { ...festival, events: rows.slice(0, events) };
}
