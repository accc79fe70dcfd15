import { eventsOfEdition } from '../../domain/archive/edition-pages.ts';
import type { FestivalEvent } from '../../domain/model/event.ts';
import type { Edition } from '../../domain/model/festival.ts';
import type { FestivalData } from '../../content/festival.ts';
import { publishedPictures, type PublishedPicture } from './published-pictures.ts';

/** An event with pictures that are published as a collection of their own. */
export interface PicturedEvent {
  event: FestivalEvent;
  pictures: PublishedPicture[];
}

/** The events of an edition that have pictures; a withdrawn one is in no collection, which could not say so. */
export function picturedEvents(
  edition: Pick<Edition, 'id'>,
  data: Pick<FestivalData, 'events' | 'media'>,
): PicturedEvent[] {
  return eventsOfEdition(edition, { events: data.events, withdrawn: [] })
    .map((event) => ({ event, pictures: publishedPictures(event, data) }))
    .filter(({ pictures }) => pictures.length > 0);
}

export const hasPublishedPictures = (
  edition: Pick<Edition, 'id'>,
  data: Pick<FestivalData, 'events' | 'media'>,
): boolean => picturedEvents(edition, data).length > 0;
