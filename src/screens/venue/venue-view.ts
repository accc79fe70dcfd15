import { formatEditionDates } from '../../domain/time/format-when.ts';
import { venuePath, pagePath, pathWithoutLang, venueCalendarPath } from '../../i18n/paths.ts';
import { editionDays } from '../../domain/edition/edition-days.ts';
import { startsWalks } from '../../domain/place/places.ts';
import { type VenueSchedule, venueSchedules } from '../../domain/place/venue-hours.ts';
import { localise, type LocalText, plainText } from '../../domain/text/localise.ts';
import { type FestivalEvent, type Lang, listedAndWithdrawn } from '../../domain/model/core.ts';
import type { Place } from '../../domain/model/festival.ts';
import { translator, plural } from '../../i18n/translate.ts';
import { mapsSearch } from '../../site/services.ts';
import { festivalData, type FestivalData } from '../../content/festival.ts';
import { listPages, turnsOf } from '../../components/list-pages.ts';
import type { CardFacts } from '../../components/share/card-facts.ts';
import {
  breadcrumbs,
  canonicalUrl,
  structuredDataGraph,
  structuredVenue,
  type StructuredData,
  structuredHours,
} from '../../components/structured-data.ts';
import { followingCalendarLinks } from '../event/facts/calendar-links.ts';
import { accessWords } from '../event/facts/event-facts.ts';
import { placeOrUnknown } from '../event/lists/event-head.ts';
import { otherEditionViews, venueEventViews } from './venue-events.ts';
import { scheduleView } from './venue-hours.ts';
import encodeQR from 'qr';

/** The sheet of a place: for visitors' phones, and on paper for its door. */
export type VenueView = ReturnType<typeof venuePages>[number];

/** Returns the hours of a venue while the current edition lasts. @param events events of that edition at the venue. */
function schedulesOf(
  place: Place,
  events: readonly FestivalEvent[],
  { current, events: all }: FestivalData,
): VenueSchedule[] {
  const ofEdition = all.filter(({ editionId }) => editionId === current.id);
  return venueSchedules(place, events, {
    days: editionDays(current, ofEdition),
    publicHolidays: new Set(current.publicHolidays.map(({ day }) => day)),
  });
}

function hoursInWords({ openingDays, openingHours }: Place, lang: Lang): LocalText[] {
  const hours = openingHours === null ? null : { text: openingHours, lang, isFallback: false };
  return [localise(openingDays, lang), hours].filter((words) => words !== null);
}

function waysTo(place: Place, events: readonly FestivalEvent[], lang: Lang) {
  const { id, position } = place;
  return {
    mapHref: position && pagePath(lang, 'map', id),
    mapsHref: position && mapsSearch(position),
    /** Link to what is on now, by walking time from this venue. */
    nowHref: startsWalks(place, events) ? `${pagePath(lang, 'now')}?from=${id}` : null,
  };
}

function structuredSheet(
  { id, phone, website }: Place,
  name: string,
  schedules: readonly VenueSchedule[],
  data: FestivalData,
  lang: Lang,
): StructuredData {
  const href = venuePath(lang, id);
  return structuredDataGraph(
    {
      ...structuredVenue(id, data, lang),
      '@type': 'Place',
      name,
      url: canonicalUrl(href),
      telephone: phone ?? undefined,
      sameAs: website ?? undefined,
      ...structuredHours(schedules),
    },
    breadcrumbs(lang, [
      { name: translator(lang)('map.title'), href: pagePath(lang, 'map') },
      { name, href },
    ]),
  );
}

const MAX_EVENTS = 48;

/** Returns the pages of a sheet. @param all events of every edition at the place. */
export function venuePages(place: Place, all: readonly FestivalEvent[], data: FestivalData, lang: Lang) {
  const { id, phone, website } = place;
  const name = placeOrUnknown(place.id, data, lang);
  const address = canonicalUrl(pathWithoutLang(venuePath(lang, id)));
  const events = all.filter(({ editionId }) => editionId === data.current.id);
  const schedules = schedulesOf(place, events, data);
  const inTable = new Set(schedules.flatMap((schedule) => schedule.events.map((event) => event.id)));
  const lines = venueEventViews(events, (event) => !inTable.has(event.id), data, lang);
  const sheet = {
    id,
    name,
    year: data.current.year,
    className: `edition-${data.current.id}`,
    address: localise(place.address, lang),
    /** Directions, accessibility and contact; null or empty if unknown. */
    facts: {
      directions: localise(place.directions, lang),
      access: accessWords(place.accessibility, lang),
      phone,
      website,
    },
    /** Links of the sheet; null if there is nothing to link to. */
    ways: waysTo(place, events, lang),
    schedules: schedules.map((schedule) => scheduleView(schedule, data.current, lang)),
    /** The venue's own days and hours as they are written, if they cannot be read. */
    hoursInWords: schedules.some(({ isOwn }) => isOwn) ? [] : hoursInWords(place, lang),
    otherEditions: otherEditionViews(all, data, lang),
    calendarLinks: followingCalendarLinks(venueCalendarPath(lang, id), events),
    /** QR code of the page's address without a language, which redirects each reader to their own language. */
    qr: qrCode(address),
    shortAddress: address.replace(/^https?:\/\/|\/$/g, ''),
    card: venueCard(place, events, data, lang),
    structured: structuredSheet(place, name.text, schedules, data, lang),
  };
  return listPages(lines, MAX_EVENTS).map((page) => ({
    ...sheet,
    /** Events of this page: a sheet with very many continues on further pages. */
    events: page.items,
    page: page.number,
    turns: turnsOf(page, (number) => venuePath(lang, id, number)),
  }));
}

/** Returns the sheets of all places, whether or not something takes place there now, and of withdrawn ones. */
export function venueViews(lang: Lang) {
  const data = festivalData();
  const byPlace = Map.groupBy(data.events, ({ placeId }) => placeId);
  return listedAndWithdrawn(data.places, data.withdrawnPlaces).flatMap(({ withdrawnAt, ...place }) =>
    venuePages(place, byPlace.get(place.id) ?? [], data, lang).map((view) => ({
      ...view,
      // The map does not show a withdrawn place.
      ways: withdrawnAt === null ? view.ways : { ...view.ways, mapHref: null, nowHref: null },
      withdrawnAt,
    })),
  );
}

/**
 * Returns what the share card of a venue shows below its name: its address, the edition's dates and its number of
 * events. The card of a venue without events in this edition does not mention the edition.
 * @param events events of the current edition at the venue.
 */
function venueCard(
  { address }: Place,
  events: readonly FestivalEvent[],
  { current }: FestivalData,
  lang: Lang,
): CardFacts {
  const where = plainText(address, lang);
  if (events.length === 0) return { kicker: translator(lang)('search.place'), lines: [where] };
  return { lines: [where, formatEditionDates(current, lang), plural(lang, 'events', events.length)] };
}

/** Width in modules of the quiet zone around the code, by ISO/IEC 18004. */
const QUIET = 4;

/** Returns a QR code as one SVG path, in units of its modules. A quarter of it may be hidden, as it will be on a door. */
function qrCode(text: string) {
  const rows = encodeQR(text, 'raw', { ecc: 'quartile', border: QUIET });
  const path = rows
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
    .join('');
  return {
    /** Modules along each side, including the quiet zone. */
    size: rows.length,
    path,
  };
}
