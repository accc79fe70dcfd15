import type { Festival } from '../../api/festival/records/festival.ts';
import { crowdedFestival } from './crowded-festival.ts';

/**
 * A crowded festival, each of whose events takes registrations.
 * @param places of each; null: without end.
 */
export function largeFestival(events: number, places: number | null = null): Festival {
  const festival = crowdedFestival(events);
  const open = { inscription_form: true, statut: null, jauge: places };
  return { ...festival, events: festival.events.map((row) => ({ ...row, ...open })) };
}
