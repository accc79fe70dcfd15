import { venuePath } from '../../../i18n/paths.ts';
import { formatDayMonth, formatFullDay, formatDayIn } from '../../../domain/time/format-dates.ts';
import { openingWordsOf } from '../../../domain/event/opening-hours/event-hours.ts';
import { localise, type LocalText } from '../../../domain/text/localise.ts';
import type { Id, Lang, FestivalEvent, Moment, EventTime, Price } from '../../../domain/model/core.ts';
import { curatorsOf } from '../../../domain/people/people.ts';
import type { FestivalData } from '../../../content/festival.ts';
import { eventCalendarLinks } from './calendar-links.ts';
import { personLinks } from '../event-activity.ts';
import { placeOrUnknown, titleOrUntitled } from '../lists/event-head.ts';
import { opensText } from '../status/event-openness.ts';
import { isMultiDay, yearOf } from '../../../domain/event/event-days.ts';
import { formatClock } from '../../../domain/time/clock-style.ts';
import { formatHours } from '../../../domain/time/format-when.ts';
import { plural, translator } from '../../../i18n/translate.ts';
import { type Booking, bookingOf, ticketLinkOf } from '../../../domain/event/booking.ts';
import { buildMoment, environment, siteHasBackEnd } from '../../../site/build-environment.ts';
import { festival } from '../../../site/festival.ts';
import { contactEmail } from '../../../site/identity.ts';
import { previousStartOf } from '../../../domain/programme/changes.ts';
import { isSigned, spokenName } from '../../../domain/text/languages.ts';

export type FactsView = ReturnType<typeof factsView>;

export type PlaceLinkView = ReturnType<typeof placeLink>;

/** Returns an event's place with its address and sheet, or the text for an unknown place. */
export function placeLink(placeId: Id | null, data: Pick<FestivalData, 'by'>, lang: Lang) {
  const place = data.by.place.get(placeId);
  return {
    name: placeOrUnknown(placeId, data, lang),
    address: localise(place?.address ?? {}, lang),
    /** Path of the venue sheet; null for an unknown place. */
    href: place ? venuePath(lang, place.id) : null,
  };
}

function kindsOf(event: FestivalEvent, lang: Lang): LocalText[] {
  const titles = event.activities.flatMap(({ kind }) => (kind ? (localise(kind.title, lang) ?? []) : []));
  return [...new Map(titles.map((title) => [title.text, title])).values()];
}

export function factsView(event: FestivalEvent, data: FestivalData, lang: Lang) {
  const { id, externalUrl, vernissage, placeId, time } = event;
  const clock = { now: buildMoment, timeZone: festival.timeZone };
  return {
    id,
    /** Empty if the date is not yet known. */
    when: time ? timeLines(time, lang) : [],
    vernissage: vernissage && momentView(vernissage, lang),
    place: placeLink(placeId, data, lang),
    ...openingWordsOf(event, lang),
    /** Days on which the event is closed despite its opening days: "18 octobre". */
    closures: event.closures.map((day) => formatDayMonth(day, lang)),
    kinds: kindsOf(event, lang),
    curators: personLinks(curatorsOf(event, data.by.eventType, data.by.role), data, lang),
    practical: practicalView(event, data, lang),
    booking: bookingView(event, data, lang),
    ticketLink: ticketLinkOf(event, data.by.eventType, clock),
    registration: registrationByMail(event, bookingOf(event, data.by.eventType, clock), lang),
    calendarLinks: eventCalendarLinks(event, lang),
    externalUrl,
    /** For the visitor's clock (`opennessText`); null for an event that does not take place as announced. */
    opens: opensText(event, data),
  };
}

export type TimeView = ReturnType<typeof momentView>;

const datetimeOf = ({ day, time, instant }: Moment): string => (time === null ? day : instant);

/** A moment on one line, with its hour if known. */
function momentView(moment: Moment, lang: Lang) {
  const day = formatFullDay(moment.day, lang);
  const text = moment.time === null ? day : `${day}, ${formatClock(moment.time, lang)}`;
  return {
    /** Value of the `datetime` attribute: a day, or an instant in UTC. */
    datetime: datetimeOf(moment),
    text,
  };
}

/**
 * Returns when an event takes place: its day and hours, or the first and last of several days, each with its hour.
 * Follows the rules **Festival time** and **Clock style**.
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

/** A booking with the title of its event, for the accessible name of its button: a page may have thirty of them. */
export type BookingView = Booking & { eventId: Id; title: LocalText };

/** Null also for a registration on a site without a back end. The visitor's clock hides it once the event is over. */
export function bookingView(event: FestivalEvent, { by }: FestivalData, lang: Lang): BookingView | null {
  const booking = bookingOf(event, by.eventType, { now: buildMoment, timeZone: festival.timeZone });
  if (!booking || (booking.kind !== 'tickets' && !siteHasBackEnd)) return null;
  return { ...booking, eventId: event.id, title: titleOrUntitled(event, lang) };
}

/** Returns how to register on a site without a back end: by mail, if the festival has an address. */
function registrationByMail(event: FestivalEvent, booking: Booking | null, lang: Lang) {
  if (siteHasBackEnd || booking?.kind !== 'register') return null;
  const subject = encodeURIComponent(titleOrUntitled(event, lang).text);
  return { until: booking.until, mailto: contactEmail && `mailto:${contactEmail}?subject=${subject}` };
}

/** Facts that a back end may leave out; each null if unknown. */
export function practicalView(event: FestivalEvent, data: Pick<FestivalData, 'by' | 'changes'>, lang: Lang) {
  const { price, languages, capacity, placeId } = event;
  const place = data.by.place.get(placeId);
  const previous = previousStartOf(event, data.changes, festival.timeZone);
  return {
    price: price && priceText(price, lang),
    /** "arabe, français, langue des signes française". */
    languages: languageNames(languages, lang),
    capacity: capacity === null ? null : plural(lang, 'event.capacityText', capacity),
    /** First day as planned before the event was moved; null if it was not moved. */
    previousStart: previous && formatDayIn(previous.day, lang, yearOf(event.time)),
    /** Accessibility of the event's place: "Accessible en fauteuil roulant". */
    access: accessWords(place?.accessibility ?? [], lang),
  };
}

/** Returns the price in words if there are any, otherwise the amount; null if neither is known. */
export function priceText({ words, amount }: Price, lang: Lang): LocalText | null {
  const inWords = localise(words, lang);
  if (inWords || amount === null) return inWords;
  const text = amount === 0 ? translator(lang)('event.free') : priceFormat(lang).format(amount);
  return { text, lang, isFallback: false };
}

/** Returns a formatter of amounts: "25 dinars", "12,50 euros". */
export const priceFormat = (lang: Lang): Intl.NumberFormat =>
  new Intl.NumberFormat(lang, {
    style: 'currency',
    currency: environment.CURRENCY,
    currencyDisplay: 'name',
    trailingZeroDisplay: 'stripIfInteger',
  });

/** Returns the names of languages, separated by commas, or null if there are none. */
export function languageNames(tags: readonly string[], lang: Lang): string | null {
  const t = translator(lang);
  const names = tags.map((tag) => (isSigned(tag) ? t(`language.${tag}`) : (spokenName(tag, lang) ?? tag)));
  return names.length > 0 ? names.join(', ') : null;
}

export const accessWords = (
  accessibility: FestivalData['places'][number]['accessibility'],
  lang: Lang,
): string[] => accessibility.map((one) => translator(lang)(`access.${one}`));
