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
}

/** The programme of every year, empty where none is published. */
export function editionProgrammes({ editions, events }: Editions): EditionProgramme[] {
  return [...new Set(editions.map(({ year }) => year))].flatMap((year) => {
    const edition = editionByYear(editions, year);
    return edition ? [{ edition, events: programmeOf(events, edition.id) }] : [];
  });
}
