import { venuePath } from '../../../i18n/paths.ts';
import { formatDayMonth, formatFullDay } from '../../../domain/time/format-dates.ts';
import { openingWordsOf } from '../../../domain/event/opening-hours/event-hours.ts';
import { localise, type LocalText } from '../../../domain/text/localise.ts';
import type { Id, Lang, FestivalEvent, Moment, EventTime } from '../../../domain/model/core.ts';
import { curatorsOf } from '../../../domain/people/people.ts';
import type { FestivalData } from '../../../content/festival.ts';
import { type CalendarLinksView, eventCalendarLinks } from './calendar-links.ts';
import { type PersonLinkView, personLinks } from '../event-activity.ts';
import { practicalView, type PracticalView } from './practical-facts.ts';
import { placeOrUnknown, titleOrUntitled } from '../lists/event-head.ts';
import { opensText } from '../status/event-openness.ts';
import { isMultiDay } from '../../../domain/event/event-days.ts';
import { formatClock } from '../../../domain/time/clock-style.ts';
import { formatHours } from '../../../domain/time/format-when.ts';
import { translator } from '../../../i18n/translate.ts';
import { type Booking, bookingOf } from '../../../domain/event/booking.ts';
import { buildMoment } from '../../../site/build-environment.ts';
import { festival } from '../../../site/festival.ts';

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
  const place = data.by.place.get(placeId);
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

/** A date as text and in machine-readable form. */
export interface TimeView {
  /** For `datetime`: a day, or an instant in UTC. */
  datetime: string;
  text: string;
}

const datetimeOf = ({ day, time, instant }: Moment): string => (time === null ? day : instant);

/** A moment on one line, with its hour if known. */
function momentView(moment: Moment, lang: Lang): TimeView {
  const day = formatFullDay(moment.day, lang);
  const text = moment.time === null ? day : `${day}, ${formatClock(moment.time, lang)}`;
  return { datetime: datetimeOf(moment), text };
}

/**
 * When an event takes place: its day and its hours, or the first and the last of several days with theirs. Follows the
 * rules **Festival time** and **Clock style**.
 */
export function timeLines(time: EventTime, lang: Lang): TimeView[] {
  const { start, end } = time;
  if (end && isMultiDay(time)) {
    const last = momentView(end, lang);
    return [momentView(start, lang), { ...last, text: translator(lang)('event.until', { date: last.text }) }];
  }
  const hours = formatHours(time, lang);
  const day = { datetime: start.day, text: formatFullDay(start.day, lang) };
  if (hours === null) return [day];
  const isPastMidnight = end !== null && end.day > start.day;
  const text = isPastMidnight ? `${hours} ${translator(lang)('event.nextDay')}` : hours;
  return [day, { datetime: datetimeOf(start), text }];
}

/** A booking with the title of its event, for the accessible name of its control: a page may have thirty. */
export type BookingView = Booking & { eventId: Id; title: LocalText };

/** @param now an event that is over then has no booking; one that ends later is hidden by the visitor's clock. */
export function bookingView(
  event: FestivalEvent,
  { by }: Pick<FestivalData, 'by'>,
  lang: Lang,
  now: Moment = buildMoment,
): BookingView | null {
  const booking = bookingOf(event, by.eventType, { now, timeZone: festival.timeZone });
  return booking && { ...booking, eventId: event.id, title: titleOrUntitled(event, lang) };
}
