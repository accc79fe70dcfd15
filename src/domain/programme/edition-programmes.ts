import { editionByYear } from '../edition/editions.ts';
import type { FestivalEvent } from '../model/event.ts';
import type { Edition } from '../model/festival.ts';
import { programmeOf } from './programme.ts';

/** An edition with the events of its programme. */
export interface EditionProgramme {
  edition: Edition;
  events: FestivalEvent[];
}

interface Editions {
  editions: readonly Edition[];
  events: readonly FestivalEvent[];
  current: Edition;
}

/** Every year whose edition has a programme, and the current edition even without one. */
export function editionProgrammes({ editions, events, current }: Editions): EditionProgramme[] {
  return [...new Set(editions.map(({ year }) => year))].flatMap((year) => {
    const edition = editionByYear(editions, year);
    if (!edition) return [];
    const inProgramme = programmeOf(events, edition.id);
    return inProgramme.length > 0 || edition.id === current.id ? [{ edition, events: inProgramme }] : [];
  });
}
