import type { EventHead } from '../../../domain/event/event-summary.ts';
import { dayRangeOf } from '../../../domain/event/event-days.ts';
import type { LocalText } from '../../../domain/text/localise.ts';
import { dateBadge, type DateBadge } from '../../../domain/time/format-dates.ts';
import type { Day, Lang } from '../../../domain/model/common.ts';
import type { FestivalEvent } from '../../../domain/model/event.ts';
import type { FestivalData } from '../../../content/festival.ts';
import { pictureView, type PictureView } from '../../../components/picture/picture-view.ts';
import { placeOrUnknown, whenOrUndated } from '../facts/when-and-where.ts';
import { eventHead } from './event-head.ts';

/** An event among those of its edition: what, when and where. */
export interface EventEntryView extends EventHead {
  /** Null for an event without a date. */
  badge: BadgeView | null;
  /** "9 octobre – 9 novembre", or "samedi 12 octobre, 18 h 30". */
  when: string;
  place: LocalText;
}

/** An event as a card. */
export interface EventCardView extends EventEntryView {
  picture: PictureView | null;
}

/** An event in a list of those of a person or of a venue. */
export interface EventLineView extends EventEntryView {
  /** Facts below its title, in a row. */
  facts: LocalText[];
}

/** The day of an event, for a date badge. */
export interface BadgeView extends DateBadge {
  day: Day;
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

export function eventEntry(event: FestivalEvent, data: FestivalData, lang: Lang): EventEntryView {
  const { time, placeId, editionId } = event;
  const edition = editionId === null ? undefined : data.by.edition.get(editionId);
  return {
    ...eventHead(event, data, lang),
    badge: badgeView(event, lang),
    when: whenOrUndated(time, lang, edition?.year ?? null),
    place: placeOrUnknown(placeId, data, lang),
  };
}

export function eventCardView(event: FestivalEvent, data: FestivalData, lang: Lang): EventCardView {
  return { ...eventEntry(event, data, lang), picture: eventPicture(event, data) };
}

/** @param factsOf what the list has to say of the event; what is not known is left out. */
export function eventLineView(
  event: FestivalEvent,
  factsOf: (entry: EventEntryView) => readonly (LocalText | string | null)[],
  data: FestivalData,
  lang: Lang,
): EventLineView {
  const entry = eventEntry(event, data, lang);
  return {
    ...entry,
    facts: factsOf(entry).flatMap((fact) => {
      if (!fact) return [];
      return typeof fact === 'string' ? { text: fact, lang, isFallback: false } : fact;
    }),
  };
}

function badgeView({ time }: FestivalEvent, lang: Lang): BadgeView | null {
  if (!time) return null;
  const { first } = dayRangeOf(time);
  return { day: first, ...dateBadge(first, lang) };
}
