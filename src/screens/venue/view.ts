import { formatWhen } from '../../domain/time/format-when.ts';
import { localise, type LocalText } from '../../domain/text/localise.ts';
import { sortEvents } from '../../domain/programme/programme.ts';
import type { Id } from '../../domain/model/common.ts';
import type { EventStatus, FestivalEvent } from '../../domain/model/event.ts';
import type { Place } from '../../domain/model/place.ts';
import { pagePath, pathWithoutLang, venueCalendarPath } from '../../i18n/paths.ts';
import { translator } from '../../i18n/translate.ts';
import type { Lang } from '../../i18n/lang.ts';
import { mapsSearch } from '../../site/services.ts';
import { festivalData, type FestivalData } from '../../content/festival.ts';
import {
  breadcrumbs,
  canonicalUrl,
  structuredDataGraph,
  structuredVenue,
  type StructuredData,
} from '../../components/structured-data.ts';
import { type CalendarLinksView, followingCalendarLinks } from '../event/calendar-links.ts';
import { eventHref, titleOrUntitled } from '../event/event-card.ts';
import { accessWords } from '../event/practical-facts.ts';
import { qrCode, type QrCode } from './qr-code.ts';

/** An event on the sheet of its place. */
interface VenueEventView {
  href: string;
  className: string;
  title: LocalText;
  type: LocalText | null;
  when: string | null;
  status: EventStatus | null;
  openingDays: LocalText | null;
  openingHours: string | null;
}

/** The sheet of a place: for the phone of whoever goes there, and for the paper on its door. */
export interface VenueView {
  id: Id;
  name: LocalText;
  year: number;
  /** CSS class of the edition's colours. */
  className: string;
  address: LocalText | null;
  directions: LocalText | null;
  access: string[];
  phone: string | null;
  website: string | null;
  mapHref: string;
  mapsHref: string | null;
  events: VenueEventView[];
  calendarLinks: CalendarLinksView | null;
  /** Of the page's address without language: who reads it is led to the language of their own. */
  qr: QrCode;
  /** That address, as it is printed below the code. */
  shortAddress: string;
  structured: StructuredData;
}

function venueEventView(event: FestivalEvent, data: FestivalData, lang: Lang): VenueEventView {
  const type = event.typeId === null ? undefined : data.by.eventType.get(event.typeId);
  return {
    href: eventHref(event.id, data, lang),
    className: type ? `type-${type.id}` : '',
    title: titleOrUntitled(event, lang),
    type: type ? localise(type.title, lang) : null,
    when: formatWhen(event.time, lang),
    status: event.status,
    openingDays: localise(event.openingDays, lang),
    openingHours: event.openingHours,
  };
}

function venueView(place: Place, all: readonly FestivalEvent[], data: FestivalData, lang: Lang): VenueView {
  const t = translator(lang);
  const { id, phone, website, position } = place;
  const name = localise(place.name, lang) ?? { text: t('place.unknown'), lang, isFallback: false };
  const path = pagePath(lang, 'venue', id);
  const address = canonicalUrl(pathWithoutLang(path));
  const ofEdition = all.filter(({ editionId }) => editionId === data.current.id);
  return {
    id,
    name,
    year: data.current.year,
    className: `edition-${data.current.id}`,
    address: localise(place.address, lang),
    directions: localise(place.directions, lang),
    access: accessWords(place.accessibility, lang),
    phone,
    website,
    mapHref: pagePath(lang, 'map', id),
    mapsHref: position && mapsSearch(position),
    events: sortEvents(ofEdition, { types: data.eventTypes, lang }).map((event) =>
      venueEventView(event, data, lang),
    ),
    calendarLinks: followingCalendarLinks(venueCalendarPath(lang, id), ofEdition),
    qr: qrCode(address),
    shortAddress: address.replace(/^https?:\/\/|\/$/g, ''),
    structured: structuredDataGraph(
      {
        ...structuredVenue(id, data, lang),
        '@type': 'Place',
        name: name.text,
        url: canonicalUrl(path),
        telephone: phone ?? undefined,
        sameAs: website ?? undefined,
      },
      breadcrumbs(lang, [
        { name: t('map.title'), href: pagePath(lang, 'map') },
        { name: name.text, href: path },
      ]),
    ),
  };
}

/** A sheet for each place, whether or not something takes place there this time. */
export async function venueViews(lang: Lang): Promise<VenueView[]> {
  const data = await festivalData();
  const byPlace = Map.groupBy(data.events, ({ placeId }) => placeId);
  return data.places.map((place) => venueView(place, byPlace.get(place.id) ?? [], data, lang));
}
