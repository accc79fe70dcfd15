import { formatDayMonth } from '../../../domain/time/format-dates.ts';
import { openingWordsOf } from '../../../domain/event/opening-hours/event-hours.ts';
import { localise, type LocalText } from '../../../domain/text/localise.ts';
import type { Id, Lang } from '../../../domain/model/common.ts';
import type { FestivalEvent } from '../../../domain/model/event.ts';
import { curatorsOf } from '../../../domain/people/participants.ts';
import { venuePath } from '../../../i18n/paths.ts';
import type { FestivalData } from '../../../content/festival.ts';
import { type BookingView, bookingView } from './booking.ts';
import { type CalendarLinksView, eventCalendarLinks } from './calendar-links.ts';
import { type PersonLinkView, personLinks } from './event-people.ts';
import { practicalView, type PracticalView } from './practical-facts.ts';
import { placeOrUnknown } from './when-and-where.ts';
import { momentView, type TimeView, timeLines } from './event-time.ts';
import { opensText } from '../status/event-openness.ts';

/** The practical facts of an event. */
export interface FactsView {
  id: Id;
  /** Empty if the date is not yet known. */
  when: TimeView[];
  vernissage: TimeView | null;
  place: PlaceLinkView;
  openingDays: LocalText | null;
  openingHours: string | null;
  /** Days on which it is closed although its opening days say otherwise: "18 octobre". */
  closures: string[];
  /** Kinds of its activities, each once. */
  kinds: LocalText[];
  curators: PersonLinkView[];
  practical: PracticalView;
  booking: BookingView | null;
  calendarLinks: CalendarLinksView | null;
  externalUrl: string | null;
  /** For the visitor's clock (`opennessText`); null for an event that does not take place as announced. */
  opens: string | null;
}

export interface PlaceLinkView {
  name: LocalText;
  address: LocalText | null;
  /** Its sheet; null for an unknown place. */
  href: string | null;
}

/** An event's place, or the text for an unknown one. */
export function placeLink(placeId: Id | null, data: Pick<FestivalData, 'by'>, lang: Lang): PlaceLinkView {
  const place = placeId === null ? undefined : data.by.place.get(placeId);
  return {
    name: placeOrUnknown(placeId, data, lang),
    address: localise(place?.address ?? {}, lang),
    href: place ? venuePath(lang, place.id) : null,
  };
}

function kindsOf(event: FestivalEvent, lang: Lang): LocalText[] {
  const titles = event.activities.flatMap(({ kind }) => (kind ? (localise(kind.title, lang) ?? []) : []));
  return [...new Map(titles.map((title) => [title.text, title])).values()];
}

export function factsView(event: FestivalEvent, data: FestivalData, lang: Lang): FactsView {
  const { id, externalUrl, vernissage, placeId, time } = event;
  return {
    id,
    when: time ? timeLines(time, lang) : [],
    vernissage: vernissage && momentView(vernissage, lang),
    place: placeLink(placeId, data, lang),
    ...openingWordsOf(event, lang),
    closures: event.closures.map((day) => formatDayMonth(day, lang)),
    kinds: kindsOf(event, lang),
    curators: personLinks(curatorsOf(event, data.by.eventType, data.by.role), data, lang),
    practical: practicalView(event, data, lang),
    booking: bookingView(event, data, lang),
    calendarLinks: eventCalendarLinks(event, lang),
    externalUrl,
    opens: opensText(event, data),
  };
}
