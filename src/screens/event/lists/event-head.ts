import { formatWhen } from '../../../domain/time/format-when.ts';
import { joinTexts, type LocalText, localise } from '../../../domain/text/localise.ts';
import type { Id, Lang, EventTime, FestivalEvent } from '../../../domain/model/core.ts';
import { placeName } from '../../../domain/place/places.ts';
import { translator } from '../../../i18n/translate.ts';
import type { FestivalData } from '../../../content/festival.ts';
import type { EventHead } from '../../../domain/event/event-summary.ts';
import { isWithdrawn, statusOf } from '../../../domain/event/event-status.ts';
import { eventTitle } from '../../../domain/event/events.ts';
import { movedFrom } from '../../../domain/programme/changes.ts';
import { eventPath } from '../../../i18n/paths.ts';
import { buildMoment } from '../../../site/build-environment.ts';
import { festival } from '../../../site/festival.ts';
import { opensInList } from '../status/event-openness.ts';
import { dayRangeOf } from '../../../domain/event/event-days.ts';
import { dateBadge } from '../../../domain/time/format-dates.ts';
import { mediaPath, pictureView, type PictureView } from '../../../components/picture/picture-view.ts';

/** Returns when an event takes place, on one line, or the text for no date. @param pageYear as in `formatWhen`. */
export function whenOrUndated(time: EventTime | null, lang: Lang, pageYear: number | null): string {
  return formatWhen(time, lang, pageYear) ?? translator(lang)('event.undated');
}

export function placeOrUnknown(placeId: Id | null, { by }: Pick<FestivalData, 'by'>, lang: Lang): LocalText {
  const unknown = { text: translator(lang)('place.unknown'), lang, isFallback: false };
  return placeName(placeId, by.place, lang) ?? unknown;
}

export function eventHref(id: Id, { slugs }: Pick<FestivalData, 'slugs'>, lang: Lang): string {
  return eventPath(lang, { slug: slugs.get(id) ?? String(id), id });
}

/** Returns the title of what has none, so that it can be listed, found and linked. */
export function untitled(lang: Lang): LocalText {
  return { text: translator(lang)('event.untitled'), lang, isFallback: false };
}

export function titleOrUntitled(event: FestivalEvent, lang: Lang): LocalText {
  return eventTitle(event, lang) ?? untitled(lang);
}

export type EventLinkView = Pick<EventHead, 'href' | 'title'>;

export function eventLink(event: FestivalEvent, data: FestivalData, lang: Lang): EventLinkView {
  return { href: eventHref(event.id, data, lang), title: titleOrUntitled(event, lang) };
}

export function eventHead(event: FestivalEvent, data: FestivalData, lang: Lang): EventHead {
  const { id } = event;
  const clock = { now: buildMoment, timeZone: festival.timeZone };
  const type = data.by.eventType.get(event.typeId);
  return {
    id,
    ...eventLink(event, data, lang),
    typeId: event.typeId,
    className: type ? `type-${type.id}` : '',
    type: type ? localise(type.title, lang) : null,
    status: statusOf(event),
    isWithdrawn: isWithdrawn(event) || undefined,
    moved: movedFrom(event, data.changes, clock)?.until,
    opens: opensInList(event, data),
  };
}

/** An event in a list: what, when and where. */
export type EventEntryView = ReturnType<typeof eventEntry>;

export type EventCardView = ReturnType<typeof eventCardView>;

/** An event in the list of a person or of a venue. */
export type EventLineView = ReturnType<typeof eventLineView>;

export type BadgeView = NonNullable<ReturnType<typeof badgeView>>;

/** Returns the first picture of an event's activities, otherwise of its photographs; null if there is none. */
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

/** Returns an event's picture as one file, for scripts. @param at width in pixels, at most that of the original. */
export function eventStill(event: FestivalEvent, data: Pick<FestivalData, 'media'>, at: number) {
  const picture = eventPicture(event, data);
  if (!picture) return null;
  const { kind, width, height } = picture;
  return { src: mediaPath(picture, kind === 'vector' ? 'svg' : 'webp', at), width, height };
}

export function eventEntry(event: FestivalEvent, data: FestivalData, lang: Lang) {
  const { time, placeId, editionId } = event;
  const edition = data.by.edition.get(editionId);
  return {
    ...eventHead(event, data, lang),
    /** Null for an event without a date. */
    badge: badgeView(event, lang),
    /** "9 octobre – 9 novembre", or "samedi 12 octobre, 18 h 30". */
    when: whenOrUndated(time, lang, edition?.year ?? null),
    place: placeOrUnknown(placeId, data, lang),
  };
}

export function eventCardView(event: FestivalEvent, data: FestivalData, lang: Lang) {
  return { ...eventEntry(event, data, lang), picture: eventPicture(event, data) };
}

/** @param factsOf returns the facts that the list shows about the event; null ones are left out. */
export function eventLineView(
  event: FestivalEvent,
  factsOf: (entry: EventEntryView) => readonly (LocalText | string | null)[],
  data: FestivalData,
  lang: Lang,
) {
  const entry = eventEntry(event, data, lang);
  return {
    ...entry,
    /** Facts below the title, on one line. */
    facts: joinTexts(factsOf(entry), ' · '),
  };
}

function badgeView({ time }: FestivalEvent, lang: Lang) {
  if (!time) return null;
  const { first } = dayRangeOf(time);
  return { day: first, ...dateBadge(first, lang) };
}
