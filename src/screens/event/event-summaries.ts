import type { EventSummaries, EventSummary } from '../../domain/event/event-summary.ts';
import { formatFullDay } from '../../domain/time/format-dates.ts';
import { localise } from '../../domain/text/localise.ts';
import type { Lang } from '../../domain/model/common.ts';
import type { FestivalEvent } from '../../domain/model/event.ts';
import { placeName } from '../../domain/place/places.ts';
import { festivalData, type FestivalData } from '../../content/festival.ts';
import { mediaPath } from '../../components/picture/picture-paths.ts';
import { whenOrUndated } from './when-and-where.ts';
import { eventHref, eventPicture, titleOrUntitled } from './event-card.ts';

const THUMBNAIL_WIDTH = 400;

/** Every event of every edition, for the list of the visitor's events. Loaded only if the visitor has any. */
export async function eventSummaries(lang: Lang): Promise<EventSummaries> {
  const data = await festivalData();
  return Object.fromEntries(data.events.map((event) => [event.id, eventSummary(event, data, lang)]));
}

/** Every date has its year, since events of several years are in one list. */
export function eventSummary(event: FestivalEvent, data: FestivalData, lang: Lang): EventSummary {
  const { status, time, typeId, placeId } = event;
  const type = typeId === null ? undefined : data.by.eventType.get(typeId);
  const place = placeName(placeId, data.by.place, lang)?.text ?? null;
  return {
    title: titleOrUntitled(event, lang),
    href: eventHref(event.id, data, lang),
    className: type ? `type-${type.id}` : '',
    type: type ? localise(type.title, lang) : null,
    when: whenOrUndated(time, lang, formatFullDay),
    status,
    thumbnail: thumbnailOf(event, data),
    calendar: time && { time, place },
  };
}

function thumbnailOf(event: FestivalEvent, data: FestivalData): EventSummary['thumbnail'] {
  const picture = eventPicture(event, data);
  if (!picture) return null;
  const { kind, width, height } = picture;
  return { src: mediaPath(picture, kind === 'vector' ? 'svg' : 'webp', THUMBNAIL_WIDTH), width, height };
}
