import { isWithdrawn, statusOf, takesPlace } from '../../domain/event/event-status.ts';
import { previousStartOf } from '../../domain/programme/changes.ts';
import { isSigned } from '../../domain/text/languages.ts';
import { buildMoment, environment } from '../../site/build-environment.ts';
import { festival } from '../../site/festival.ts';
import { hasEnded } from '../../domain/event/event-days.ts';
import { childrenOf, mainActivityOf } from '../../domain/event/events.ts';
import { localise, plainText } from '../../domain/text/localise.ts';
import type { Lang, Moment, FestivalEvent } from '../../domain/model/core.ts';
import { groupByRole, namesOf, participantsOf } from '../../domain/people/people.ts';
import { venueSchedules } from '../../domain/place/venue-hours.ts';
import { pagePath, typePath } from '../../i18n/paths.ts';
import { identity } from '../../site/identity.ts';
import type { FestivalData } from '../../content/festival.ts';
import { bookingView } from './facts/event-facts.ts';
import {
  descriptionOf,
  structuredHours,
  canonicalUrl,
  breadcrumbs,
  isoDate,
  imageUrl,
  organizer,
  structuredDataGraph,
  structuredVenue,
  type StructuredData,
} from '../../components/structured-data.ts';
import { eventPicture, eventHref, titleOrUntitled } from './lists/event-head.ts';
import { publicHolidaysOf } from './status/event-openness.ts';

const IN_STOCK = 'https://schema.org/InStock';
const SOLD_OUT = 'https://schema.org/SoldOut';

/** Returns the people of the first role: artists, or speakers if there are no artists. */
function performersOf(event: FestivalEvent, { by }: FestivalData, lang: Lang): StructuredData[] | undefined {
  const [leading] = groupByRole(participantsOf(event), by.role, lang);
  const names = namesOf(leading?.personIds ?? [], by.person);
  return names.length > 0 ? names.map((name) => ({ '@type': 'Person', name })) : undefined;
}

/** Returns what an event sells until it is over: tickets, even if sold out; without tickets, the price at the door. */
function offersOf(event: FestivalEvent, data: FestivalData, lang: Lang): StructuredData | undefined {
  if (isWithdrawn(event) || hasEnded(event.time, buildMoment.instant, festival.timeZone)) return undefined;
  const { price } = event;
  const isFull = statusOf(event) === 'full';
  const booking = bookingView(isFull ? { ...event, status: null } : event, data, lang);
  const tickets = booking?.kind === 'tickets' ? booking : null;
  if (!tickets && (!price?.amount || !takesPlace(event))) return undefined;
  return {
    '@type': 'Offer',
    url: tickets?.url ?? canonicalUrl(eventHref(event.id, data, lang)),
    price: price?.amount ?? undefined,
    priceCurrency: price?.amount == null ? undefined : environment.CURRENCY,
    availability: isFull ? SOLD_OUT : IN_STOCK,
    validThrough: tickets?.until ?? undefined,
  };
}

const typeOf = ({ typeId }: FestivalEvent, { by }: FestivalData): string =>
  by.eventType.get(typeId)?.namesCurator ? 'ExhibitionEvent' : 'Event';

/** Returns the schema.org status: an event that was moved is rescheduled, a full event takes place as planned. */
function schemaStatus(event: FestivalEvent, previousStart: Moment | null): string {
  const status = statusOf(event);
  if (status === 'cancelled') return 'https://schema.org/EventCancelled';
  if (status === 'postponed') return 'https://schema.org/EventPostponed';
  return `https://schema.org/${previousStart ? 'EventRescheduled' : 'EventScheduled'}`;
}

const previousStartIn = (event: FestivalEvent, { changes }: FestivalData): Moment | null =>
  previousStartOf(event, changes, festival.timeZone);

/** Returns a reference to an event that the page links to, with its day, and its status unless it is as planned. */
function eventReference(event: FestivalEvent, data: FestivalData, lang: Lang): StructuredData {
  const previousStart = previousStartIn(event, data);
  return {
    '@type': typeOf(event, data),
    name: titleOrUntitled(event, lang).text,
    startDate: isoDate(event.time?.start),
    ...((previousStart ?? statusOf(event)) && { eventStatus: schemaStatus(event, previousStart) }),
    previousStartDate: isoDate(previousStart),
  };
}

/**
 * Returns the venue of an event, with the event's visiting hours if they are certain (**Opening hours**). The page of
 * an event with parts has no room for them: they are on the venue sheet.
 */
function locationOf(event: FestivalEvent, data: FestivalData, lang: Lang): StructuredData | undefined {
  const venue = structuredVenue(event.placeId, data, lang);
  const schedules = venueSchedules({ openingDays: {}, openingHours: null }, [event], {
    days: null,
    publicHolidays: publicHolidaysOf(event, data),
  });
  return venue && { ...venue, ...(event.childIds.length === 0 && structuredHours(schedules)) };
}

function superEventOf(event: FestivalEvent, data: FestivalData, lang: Lang): StructuredData | undefined {
  const parent = data.by.event.get(event.parentId);
  if (parent) return eventReference(parent, data, lang);
  const edition = data.by.edition.get(event.editionId);
  if (!edition) return undefined;
  return {
    '@type': 'Festival',
    name: `${identity.name} ${edition.year}`,
    startDate: isoDate(edition.start),
  };
}

function breadcrumbSteps(event: FestivalEvent, data: FestivalData, lang: Lang) {
  const edition = data.by.edition.get(event.editionId);
  const type = data.by.eventType.get(event.typeId);
  const typeName = type && plainText(type.title, lang);
  return [
    ...(edition
      ? [{ name: `${identity.name} ${edition.year}`, href: pagePath(lang, 'edition', edition.year) }]
      : []),
    ...(edition && type && typeName ? [{ name: typeName, href: typePath(lang, edition.id, type.id) }] : []),
    { name: titleOrUntitled(event, lang).text, href: eventHref(event.id, data, lang) },
  ];
}

export function structuredEvent(event: FestivalEvent, data: FestivalData, lang: Lang): StructuredData {
  const activity = mainActivityOf(event);
  const previousStart = previousStartIn(event, data);
  const words = activity ? (localise(activity.intro, lang) ?? localise(activity.description, lang)) : null;
  const children = childrenOf(event, data.by.event).map((child) => eventReference(child, data, lang));
  const url = canonicalUrl(eventHref(event.id, data, lang));
  return structuredDataGraph(
    {
      '@type': typeOf(event, data),
      '@id': url,
      name: titleOrUntitled(event, lang).text,
      url,
      description: descriptionOf(words) ?? undefined,
      inLanguage: event.languages.length > 0 ? event.languages : lang,
      accessibilityFeature: event.languages.some(isSigned) ? ['signLanguage'] : undefined,
      isAccessibleForFree: event.price?.amount === 0 || undefined,
      maximumAttendeeCapacity: event.capacity ?? undefined,
      remainingAttendeeCapacity: statusOf(event) === 'full' ? 0 : undefined,
      previousStartDate: isoDate(previousStart),
      image: imageUrl(eventPicture(event, data)),
      startDate: isoDate(event.time?.start),
      endDate: isoDate(event.time?.end),
      eventStatus: schemaStatus(event, previousStart),
      location: locationOf(event, data, lang),
      performer: performersOf(event, data, lang),
      organizer,
      offers: offersOf(event, data, lang),
      superEvent: superEventOf(event, data, lang),
      subEvent: children.length > 0 ? children : undefined,
    },
    breadcrumbs(lang, breadcrumbSteps(event, data, lang)),
  );
}
