import { eventTitle } from '../../../domain/event/events.ts';
import { localise, type LocalText } from '../../../domain/text/localise.ts';
import type { Id, Lang } from '../../../domain/model/common.ts';
import type { EventStatus, FestivalEvent } from '../../../domain/model/event.ts';
import { eventPath } from '../../../i18n/paths.ts';
import { translator } from '../../../i18n/translate.ts';
import type { FestivalData } from '../../../content/festival.ts';
import { pictureView, type PictureView } from '../../../components/picture/view.ts';
import { placeOrUnknown, whenOrUndated } from '../facts/when-and-where.ts';
import { opensInList } from '../status/event-openness.ts';

/** An event as a card: picture, title, dates and place. */
export interface EventCardView {
  id: Id;
  href: string;
  title: LocalText;
  /** CSS class of its type's colours. */
  className: string;
  type: LocalText | null;
  picture: PictureView | null;
  /** "9 octobre – 9 novembre 2024", or "samedi 12 octobre, 18:30". */
  when: string;
  status: EventStatus | null;
  /** For the visitor's clock (`opennessText`). */
  opens: string | null;
  place: LocalText;
}

/** Path of an event's page. */
export function eventHref(id: Id, { slugs }: Pick<FestivalData, 'slugs'>, lang: Lang): string {
  return eventPath(lang, { slug: slugs.get(id) ?? String(id), id });
}

/** Title of an event, or the text for events without one. */
export function titleOrUntitled(event: FestivalEvent, lang: Lang): LocalText {
  return eventTitle(event, lang, translator(lang)('event.untitled'));
}

/** The first picture of an event's activities, else of its photographs. */
export function eventPicture(event: FestivalEvent, data: Pick<FestivalData, 'media'>): PictureView | null {
  const pictures = [
    ...event.activities.map(({ picture }) => picture),
    ...event.photos.map(({ picture }) => picture),
  ];
  for (const picture of pictures) {
    const view = pictureView(picture, data);
    if (view) return view;
  }
  return null;
}

export function eventCardView(event: FestivalEvent, data: FestivalData, lang: Lang): EventCardView {
  const type = event.typeId === null ? undefined : data.by.eventType.get(event.typeId);
  return {
    id: event.id,
    href: eventHref(event.id, data, lang),
    title: titleOrUntitled(event, lang),
    className: type ? `type-${type.id}` : '',
    type: type ? localise(type.title, lang) : null,
    picture: eventPicture(event, data),
    when: whenOrUndated(event.time, lang),
    status: event.status,
    opens: opensInList(event, data),
    place: placeOrUnknown(event.placeId, data, lang),
  };
}
