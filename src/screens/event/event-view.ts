import { typePath, pagePath } from '../../i18n/paths.ts';
import { isPast } from '../../domain/edition/editions.ts';
import { titleInAddress, eventSlug } from '../../domain/event/event-slugs.ts';
import { statusOf } from '../../domain/event/event-status.ts';
import { mainActivityOf } from '../../domain/event/events.ts';
import { formatWhen } from '../../domain/time/format-when.ts';
import { localise, plainText } from '../../domain/text/localise.ts';
import type { Lang, FestivalEvent, WithdrawnEvent } from '../../domain/model/core.ts';
import { participantsOf } from '../../domain/people/people.ts';
import { buildMoment } from '../../site/build-environment.ts';
import { festivalData, type FestivalData } from '../../content/festival.ts';
import { citationView, type CitedRecord } from '../citation/citation.ts';
import { type ActivityView, activityView, eventTextView, roleGroups } from './event-activity.ts';
import { eventPicture, eventLink, titleOrUntitled } from './lists/event-head.ts';
import { childViews } from './lists/event-child.ts';
import { factsView } from './facts/event-facts.ts';
import { eventNews, movedView, withdrawnView } from './status/event-news.ts';
import { structuredEvent } from './structured-event.ts';
import { photoViews } from '../gallery/photo.ts';
import type { PictureView } from '../../components/picture/picture-view.ts';
import type { CardFacts } from '../../components/share/card-facts.ts';
import { videoView } from '../video/video.ts';
import { translator } from '../../i18n/translate.ts';
import { yearOf } from '../../domain/event/event-days.ts';
import { identity } from '../../site/identity.ts';

export type EventView = ReturnType<typeof eventViews>[number];

type Namesakes = ReadonlyMap<string, FestivalEvent[]>;

const baseSlug = (event: FestivalEvent): string => eventSlug(titleInAddress(event));

/** False for an activity of which the page shows everything elsewhere: its kind among the facts, its picture as cover. */
function hasContent(activity: ActivityView, cover: PictureView | null): boolean {
  const { title, picture, speakers, intro, description, others } = activity;
  const ownPicture = picture?.hash === cover?.hash ? null : picture;
  return [title, ownPicture, intro, description, ...speakers, ...others].some((part) => part !== null);
}

function currentEditionLink({ editionId }: FestivalEvent, data: FestivalData, lang: Lang) {
  const { by, current } = data;
  const edition = by.edition.get(editionId);
  if (!edition || edition.id === current.id || !isPast(edition, buildMoment)) return null;
  return { year: current.year, href: pagePath(lang, 'edition', current.year) };
}

/** Returns a link to the list of the event's type in the event's edition (**Current edition**). */
function typeLink({ typeId, editionId }: FestivalEvent, data: FestivalData, lang: Lang) {
  const title = typeId === null ? null : localise(data.by.eventType.get(typeId)?.title ?? {}, lang);
  if (typeId === null || !title) return null;
  const edition = data.by.edition.get(editionId ?? data.current.id) ?? data.current;
  return { title, href: typePath(lang, edition.id, typeId) };
}

export function eventView(event: FestivalEvent, data: FestivalData, lang: Lang, namesakes: Namesakes) {
  const main = mainActivityOf(event);
  const cover = eventPicture(event, data);
  const parent = data.by.event.get(event.parentId) ?? data.by.withdrawn.get(event.parentId);
  return {
    id: event.id,
    slug: data.slugs.get(event.id) ?? String(event.id),
    className: event.typeId === null ? '' : `type-${event.typeId}`,
    title: titleOrUntitled(event, lang),
    type: typeLink(event, data, lang),
    /** The link to all events of its type is called "l’expo" for exhibitions. */
    isExhibition: data.by.eventType.get(event.typeId)?.namesCurator === true,
    parent: parent ? eventLink(parent, data, lang) : null,
    status: statusOf(event),
    moved: movedView(event, data, lang),
    news: eventNews(event, data, lang),
    withdrawn: null,
    /** The current edition, if the event belongs to one that is over. */
    current: currentEditionLink(event, data, lang),
    cover,
    facts: factsView(event, data, lang),
    words: main ? eventTextView(main, lang) : { intro: null, description: null, others: [] },
    people: roleGroups(participantsOf(event), data, lang),
    /** Activities, except the one with the event's title and those without content. */
    activities: event.activities
      .filter((activity) => activity !== main)
      .map((activity) => activityView(activity, event.time, data, lang))
      .filter((activity) => hasContent(activity, cover)),
    children: childViews(event, data, lang),
    photos: photoViews(event.photos, data, lang),
    videos: event.videos.flatMap((video) => videoView(video, data, lang) ?? []),
    /** Other events with the same title, for links that meant one of them. */
    namesakes: (namesakes.get(baseSlug(event)) ?? [])
      .filter(({ id }) => id !== event.id)
      .map((other) => ({ ...eventLink(other, data, lang), when: formatWhen(other.time, lang, null) })),
    citation: citationView(citedEvent(event, data, lang), data, lang),
    structured: structuredEvent(event, data, lang),
    card: eventShareCard(event, data, lang),
  };
}

/** Returns the pages of all events of all editions in one language (**Past editions stay**). */
export function eventViews(lang: Lang) {
  const data = festivalData();
  const namesakes = Map.groupBy(data.events, baseSlug);
  return [
    ...data.events.map((event) => eventView(event, data, lang, namesakes)),
    ...data.withdrawn.map((event) => withdrawnEventView(event, data, lang, namesakes)),
  ];
}

/** Returns the page of a withdrawn event, which links to its type only if that type still lists events. */
function withdrawnEventView(event: WithdrawnEvent, data: FestivalData, lang: Lang, namesakes: Namesakes) {
  const view = eventView(event, data, lang, namesakes);
  const isListed =
    event.editionId === data.current.id ||
    data.events.some((other) => other.editionId === event.editionId && other.typeId === event.typeId);
  return {
    ...view,
    status: null,
    news: null,
    withdrawn: withdrawnView(event, data, lang),
    type: isListed ? view.type : null,
    facts: { ...view.facts, externalUrl: null, calendarLinks: null, opens: null },
  };
}

/** Returns type, dates and place of an event, for its share card. A status comes before the type (**Status**). */
function eventShareCard(event: FestivalEvent, data: FestivalData, lang: Lang): CardFacts {
  const type = data.by.eventType.get(event.typeId);
  const place = data.by.place.get(event.placeId);
  const status = statusOf(event);
  const words = [
    status && translator(lang)(`event.${status}`),
    type && localise(type.title, lang)?.text,
  ].filter(Boolean);
  return {
    ...(words.length > 0 && { kicker: words.join(' · ') }),
    lines: [formatWhen(event.time, lang, null), place && plainText(place.name, lang)],
    className: type ? `type-${type.id}` : `edition-${event.editionId ?? data.current.id}`,
    picture: eventPicture(event, data),
  };
}

/** Returns the event as a citation names it: by its id, since its title may change. */
export function citedEvent(event: FestivalEvent, { by }: Pick<FestivalData, 'by'>, lang: Lang): CitedRecord {
  const edition = by.edition.get(event.editionId);
  return {
    kind: 'event',
    id: event.id,
    name: `event-${event.id}`,
    title: titleOrUntitled(event, lang).text,
    container: edition ? `${identity.name} ${edition.year}` : null,
    year: edition?.year ?? yearOf(event.time),
    address: `event/${event.id}`,
  };
}
