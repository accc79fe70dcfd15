import { localise, type LocalText } from '../../domain/text/localise.ts';
import type { Id, Lang, EventType, FestivalEvent, Activity } from '../../domain/model/core.ts';
import type { Place } from '../../domain/model/festival.ts';
import { numberInList, pointsOf, startsWalks, venuesOf } from '../../domain/place/places.ts';
import { groupByType } from '../../domain/programme/programme.ts';
import { pagePath, venuePath } from '../../i18n/paths.ts';
import { translator, words } from '../../i18n/translate.ts';
import { festival } from '../../site/festival.ts';
import { mapsSearch } from '../../site/services.ts';
import { festivalData, type FestivalData } from '../../content/festival.ts';
import { eventEntry, placeOrUnknown } from '../event/lists/event-head.ts';
import { closedDays } from '../event/status/event-openness.ts';
import { dayRangeOf } from '../../domain/event/event-days.ts';
import { namesOf } from '../../domain/people/people.ts';
import { mediaPath, pictureView } from '../../components/picture/picture-view.ts';
import { localiseHtml } from '../../components/text/localise-html.ts';
import { mapWords } from './map-words.ts';

export type PlaceView = ReturnType<typeof placeView>;

export type MapView = ReturnType<typeof mapView>;

export type PinView = MapView['pins'][number];

export type MapDetails = ReturnType<typeof mapDetails>;

export type EventDetails = MapDetails['items'][number];

/** Events that the filters of the open map leave, by venue. */
export type ShownEvents = ReadonlyMap<Id | null, readonly EventDetails[]>;

export type VenueDetails = MapDetails['venues'][number];

/** What the list shows of a venue: its events, the number of events of each type, or the name alone. */
type Detail = 'events' | 'counts' | 'name';

/** Most HTML elements that the venues of a page may have, on the drawn maps and in the list. */
const ROOM = 1_150;

/** Returns the number of HTML elements of a venue with the events of these types. */
function elementsOf(groups: readonly { events: readonly unknown[] }[], detail: Detail): number {
  if (detail === 'name') return 20;
  if (detail === 'counts') return 20 + 3 * groups.length;
  return groups.reduce((sum, { events }) => sum + 5 + 3 * events.length, 20);
}

/** Returns the events of the current edition that have a place, as on the sheets of venues. */
function mapEvents({ events, current }: FestivalData): FestivalEvent[] {
  return events.filter(({ placeId, editionId }) => placeId !== null && editionId === current.id);
}

function placeView(
  place: Place,
  number: string | null,
  events: readonly FestivalEvent[],
  { data, detail }: { data: FestivalData; detail: Detail },
  lang: Lang,
) {
  const groups = detail === 'name' ? [] : groupByType(events, data.eventTypes);
  return {
    id: place.id,
    /** Number of the place's pin, with a letter if the pin is shared; null for a place without a position. */
    number,
    name: placeOrUnknown(place.id, data, lang),
    isNameOnly: detail === 'name',
    address: localise(place.address, lang),
    href: pagePath(lang, 'map', place.id),
    sheetHref: venuePath(lang, place.id),
    mapsHref: place.position && mapsSearch(place.position),
    /** Link to what is on now, by the walk from here; null if it lists nothing here or the place has no position. */
    nowHref: startsWalks(place, events) ? `${pagePath(lang, 'now')}?from=${place.id}` : null,
    groups: groups.map(({ type, events: ofType }) => ({
      ...typeView(type, lang),
      count: ofType.length,
      /** Empty if there are too many: they are on the venue sheet. */
      events: detail === 'events' ? ofType.map((event) => eventEntry(event, data, lang)) : [],
    })),
  };
}

const typeView = (type: EventType | null, lang: Lang) => ({
  className: type ? `type-${type.id}` : '',
  title: (type && localise(type.title, lang)) ?? {
    text: translator(lang)('places.otherEvents'),
    lang,
    isFallback: false,
  },
});

/** Returns the map of the current edition's venues; places without a position are listed, but have no pin. */
export function mapView(lang: Lang, focusId: Id | null = null) {
  const data = festivalData();
  const events = mapEvents(data);
  const byPlace = Map.groupBy(events, ({ placeId }) => placeId);
  const venues = new Set(venuesOf(data.places, events));
  const shown = data.places.filter((place) => venues.has(place) || place.id === focusId);
  const elements = (places: readonly Place[], detail: Detail): number =>
    places
      .map(({ id }) => elementsOf(groupByType(byPlace.get(id) ?? [], data.eventTypes), detail))
      .reduce((sum, count) => sum + count, 0);
  const whole = (['events', 'counts'] as const).find((detail) => elements(shown, detail) <= ROOM) ?? 'name';
  const others = shown.filter(({ id }) => id !== focusId);
  const focused = shown.filter(({ id }) => id === focusId);
  const hasRoom = elements(others, whole) + elements(focused, 'events') <= ROOM;
  const view = (place: Place, number: string | null): PlaceView => {
    const detail = place.id !== focusId ? whole : hasRoom ? 'events' : 'counts';
    return placeView(place, number, byPlace.get(place.id) ?? [], { data, detail }, lang);
  };
  const points = pointsOf(shown);
  return {
    pins: points.map(({ number, position, places }) => ({
      number,
      ...position,
      placeIds: places.map(({ id }) => id),
      /** In the interface language. */
      name: places.map(({ id }) => placeOrUnknown(id, data, lang).text).join(', '),
      eventCount: places.reduce((sum, { id }) => sum + (byPlace.get(id)?.length ?? 0), 0),
    })),
    /** In the order of the pins; places without a position come last. */
    places: [
      ...points.flatMap((point) =>
        point.places.map((place, index) => view(place, numberInList(point, index))),
      ),
      ...shown.filter(({ position }) => position === null).map((place) => view(place, null)),
    ],
    /** The place the page is about, on `/map/{id}`. */
    focusId,
  };
}

/** Returns one page per place, whether or not the current edition has events there. */
export function placeMapViews(lang: Lang): { id: Id; name: LocalText; view: MapView }[] {
  const data = festivalData();
  return data.places.map(({ id }) => ({
    id,
    name: placeOrUnknown(id, data, lang),
    view: mapView(lang, id),
  }));
}

function activityDetails(activity: Activity, data: FestivalData, lang: Lang) {
  const title = localise(activity.title, lang);
  if (!title) return [];
  const picture = pictureView(activity.picture, data);
  const personIds = activity.participants.map(({ personId }) => personId);
  return {
    title,
    thumbnail: picture && mediaPath(picture, picture.kind === 'vector' ? 'svg' : 'webp', 400),
    intro: localiseHtml(activity.intro, lang),
    speakers: [...new Set(namesOf(personIds, data.by.person))],
  };
}

/**
 * Returns the data of the open map: the venues and events, with their types, and the kinds of activity to filter them
 * by. The list of the page determines which of the venues have a pin.
 */
export function mapDetails(lang: Lang) {
  const data = festivalData();
  const events = mapEvents(data);
  const kindIds = new Set(events.flatMap((event) => kindsOf(event)));
  return {
    words: words(lang, ...mapWords),
    start: festival.map,
    venues: data.places.flatMap((place) =>
      place.position
        ? {
            id: place.id,
            name: placeOrUnknown(place.id, data, lang),
            position: place.position,
            sheetHref: venuePath(lang, place.id),
            mapsHref: mapsSearch(place.position),
          }
        : [],
    ),
    types: groupByType(events, data.eventTypes).map(({ type }) => typeView(type, lang)),
    items: events.map((event) => ({
      ...entryOf(event, data, lang),
      /** Null if the event has no date. */
      days: event.time && dayRangeOf(event.time),
      closedDays: closedDays(event, data),
      kindIds: kindsOf(event),
      activities: event.activities
        .slice(0, MAX_ACTIVITIES)
        .flatMap((activity) => activityDetails(activity, data, lang)),
    })),
    kinds: data.activityKinds.flatMap(({ id, title }) => {
      const local = localise(title, lang);
      return id !== null && kindIds.has(id) && local ? [{ id, title: local }] : [];
    }),
  };
}

/** Returns only what a panel shows, since one file has all events. */
function entryOf(event: FestivalEvent, data: FestivalData, lang: Lang) {
  const { id, href, title, className, status, moved, opens, when } = eventEntry(event, data, lang);
  return { id, placeId: event.placeId, href, title, className, status, moved, opens, when };
}

/** A panel is short: further activities are on the event's own page. */
const MAX_ACTIVITIES = 6;

function kindsOf(event: FestivalEvent): Id[] {
  return [...new Set(event.activities.flatMap(({ kind }) => kind?.id ?? []))];
}
