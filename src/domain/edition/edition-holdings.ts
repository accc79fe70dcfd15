import type { Id } from '../model/common.ts';
import type { Festival } from '../model/festival.ts';
import { participantsOf } from '../people/participants.ts';

/** How much the site has about an edition, in numbers (**What is known**). */
export interface EditionHoldings {
  events: number;
  people: number;
  photographs: number;
  /** Events without a date. */
  undated: number;
  /** Events without a place. */
  unplaced: number;
  /** Events that are no longer in the programme, unless the edition as a whole is not: then they are its events. */
  withdrawn: number;
}

export function editionHoldings(
  editionId: Id,
  { events, withdrawn }: Pick<Festival, 'events' | 'withdrawn'>,
): EditionHoldings {
  const own = events.filter((event) => event.editionId === editionId);
  const ids = new Set(own.map(({ id }) => id));
  return {
    events: own.length,
    people: new Set(own.flatMap(participantsOf).map(({ personId }) => personId)).size,
    photographs: own.reduce((sum, { photos }) => sum + photos.length, 0),
    undated: own.filter(({ time }) => time === null).length,
    unplaced: own.filter(({ placeId }) => placeId === null).length,
    withdrawn: withdrawn.filter((event) => event.editionId === editionId && !ids.has(event.id)).length,
  };
}
