import { eventsOfEdition, peopleOfEdition } from '../../domain/archive/edition-pages.ts';
import { statusOf } from '../../domain/event/event-status.ts';
import { previousStartOf } from '../../domain/programme/changes.ts';
import { titleOf } from '../../domain/event/events.ts';
import type { Id, Lang, Localised, LocalisedHtml, Activity, FestivalEvent } from '../../domain/model/core.ts';
import type { Place, Edition } from '../../domain/model/festival.ts';
import { fullName, groupByRole, namesOf } from '../../domain/people/people.ts';
import { isInProgramme, programmeOf, sortEvents } from '../../domain/programme/programme.ts';
import { plainText } from '../../domain/text/localise.ts';
import { htmlToText } from '../../domain/text/html-text.ts';
import { localIso } from '../../domain/time/moments.ts';
import { defaultLang } from '../../domain/model/languages.ts';
import {
  collectionPath,
  EDITION_SCHEMA_PATH,
  editionDataPath,
  manifestPath,
  pagePath,
  programmeCalendarPath,
} from '../../i18n/paths.ts';
import { environment } from '../../site/build-environment.ts';
import { festival } from '../../site/festival.ts';
import { identity } from '../../site/identity.ts';
import { type FestivalData, legalPagePath } from '../../content/festival.ts';
import { canonicalUrl } from '../../components/structured-data.ts';
import { eventHref } from '../event/lists/event-head.ts';
import type { EditionData, EventData, VenueData } from './edition-schema.ts';
import { hasPublishedPictures, publishedPictures } from './published-pictures.ts';

/** Returns all published data of an edition. Addresses are those of one language; texts are in every language. */
export function editionDataOf(edition: Edition, data: FestivalData, lang: Lang): EditionData {
  const { id, year } = edition;
  const events = sortEvents(eventsOfEdition(edition, data), { types: data.eventTypes, lang: defaultLang });
  const legal = legalPagePath(data, lang);
  const hasDates = programmeOf(data.events, id).some(({ time }) => time);
  const published = events.map((event) => eventData(event, edition, data, lang));
  const participants = published.flatMap(({ activities }) => activities.flatMap((each) => each.participants));
  const taken = (ids: readonly (Id | null | undefined)[]): ReadonlySet<unknown> => new Set(ids);
  const venueIds = taken(published.map(({ venue }) => venue));
  const typeIds = taken(published.map(({ type }) => type));
  const roleIds = taken(participants.map(({ role }) => role));
  return {
    $schema: canonicalUrl(EDITION_SCHEMA_PATH),
    format: 1,
    language: lang,
    asOf: data.manifest.pulledAt,
    timeZone: festival.timeZone,
    legalNotice: legal && canonicalUrl(legal),
    edition: {
      id,
      year,
      name: `${identity.name} ${year}`,
      title: edition.title,
      url: canonicalUrl(pagePath(lang, 'edition', year)),
      start: edition.start && localIso(edition.start),
      end: edition.end && localIso(edition.end),
      editorial: plainTexts(edition.editorial),
      publicHolidays: unlessEmpty(edition.publicHolidays),
      calendar: hasDates ? canonicalUrl(programmeCalendarPath(lang, year)) : null,
      table: canonicalUrl(editionDataPath(lang, year, 'csv')),
      collection: hasPublishedPictures(edition, data) ? canonicalUrl(collectionPath(year)) : null,
    },
    events: published,
    types: data.eventTypes.filter((type) => typeIds.has(type.id)).map(titled),
    venues: [...data.places, ...data.withdrawnPlaces]
      .filter((place) => venueIds.has(place.id))
      .map((place) => ({
        id: place.id,
        url: canonicalUrl(pagePath(lang, 'withdrawnAt' in place ? 'venue' : 'map', place.id)),
        name: place.name,
        address: place.address,
        latitude: place.position?.latitude ?? null,
        longitude: place.position?.longitude ?? null,
        ...optionalVenueData(place),
      })),
    people: peopleOfEdition(edition, data).map((person) => ({
      id: person.id,
      url: canonicalUrl(pagePath(lang, 'person', person.id)),
      name: fullName(person),
      firstName: person.firstName,
      lastName: person.lastName,
    })),
    roles: data.roles.filter((role) => roleIds.has(role.id)).map(titled),
    partners: edition.partnerIds
      .flatMap((partnerId) => data.by.partner.get(partnerId) ?? [])
      .map((partner) => ({ id: partner.id, name: partner.name, url: partner.url })),
  };
}

function eventData(event: FestivalEvent, { year }: Edition, data: FestivalData, lang: Lang): EventData {
  const { id, time, placeId, typeId } = event;
  const pictures = publishedPictures(event, data);
  const isWithdrawn = !data.events.includes(event);
  const previousStart = previousStartOf(event, data.changes, festival.timeZone);
  return {
    id,
    url: canonicalUrl(eventHref(id, data, lang)),
    title: titleOf(event) ?? {},
    type: data.by.eventType.has(typeId) ? typeId : null,
    status: isWithdrawn ? 'withdrawn' : (statusOf(event) ?? 'scheduled'),
    parent: event.parentId,
    inProgramme: isInProgramme(event) && !isWithdrawn,
    start: time && localIso(time.start),
    end: time?.end ? localIso(time.end) : null,
    previousStart: previousStart ? localIso(previousStart) : undefined,
    lastDay: time?.lastDay ?? null,
    vernissage: event.vernissage && localIso(event.vernissage),
    openingDays: event.openingDays,
    openingHours: event.openingHours,
    closures: unlessEmpty(event.closures),
    price: event.price ? { ...event.price, currency: environment.CURRENCY } : undefined,
    languages: unlessEmpty(event.languages),
    capacity: event.capacity ?? undefined,
    venue: data.by.place.has(placeId) ? placeId : null,
    activities: event.activities.map((activity) => activityData(activity, data)),
    pictures: pictures.map(({ path, width, height, title, credits }) => ({
      url: canonicalUrl(path),
      width,
      height,
      title: plainText(title, lang) || null,
      credits,
    })),
    ticketUrl: isWithdrawn ? null : event.ticketUrl,
    externalUrl: event.externalUrl,
    manifest: pictures.length > 0 && !isWithdrawn ? canonicalUrl(manifestPath(year, id)) : null,
  };
}

function optionalVenueData(place: Place): Partial<VenueData> {
  const { directions, openingDays, openingHours, accessibility, phone, website } = place;
  return {
    directions: Object.keys(directions).length > 0 ? directions : undefined,
    openingDays: Object.keys(openingDays).length > 0 ? openingDays : undefined,
    openingHours: openingHours ?? undefined,
    accessibility: unlessEmpty(accessibility),
    phone: phone ?? undefined,
    website: website ?? undefined,
  };
}

const unlessEmpty = <T>(list: T[]): T[] | undefined => (list.length > 0 ? list : undefined);

function activityData(activity: Activity, { by }: FestivalData): EventData['activities'][number] {
  // People without a name have no page, and nothing to cite them by.
  const isNamed = (personId: Id): boolean => namesOf([personId], by.person).length > 0;
  return {
    title: activity.title,
    kind: activity.kind?.title ?? null,
    introduction: plainTexts(activity.intro),
    description: plainTexts(activity.description),
    participants: groupByRole(activity.participants, by.role, defaultLang).flatMap(({ role, personIds }) =>
      personIds.filter(isNamed).map((id) => ({ person: id, role: role?.id })),
    ),
  };
}

const titled = ({ id, title }: { id: Id; title: Localised }) => ({ id, title });

function plainTexts(html: LocalisedHtml): Localised {
  const entries = Object.entries(html).map(([lang, text]: [string, string]) => [lang, htmlToText(text)]);
  return Object.fromEntries(entries) as Localised;
}
