import { typePath, programmePath, typeCalendarPath } from '../../i18n/paths.ts';
import { turnsOf, listPages } from '../../components/list-pages.ts';
import { eventsOfType, mainActivityOf } from '../../domain/event/events.ts';
import { isInProgramme } from '../../domain/programme/programme.ts';
import { localise } from '../../domain/text/localise.ts';
import type { Lang, Moment, EventType, FestivalEvent } from '../../domain/model/core.ts';
import type { Edition } from '../../domain/model/festival.ts';
import { plural } from '../../i18n/translate.ts';
import { type FestivalData, festivalData } from '../../content/festival.ts';
import { editionsWithPages } from '../../content/withdrawn-editions.ts';
import { eventPicture, eventHead, untitled } from '../event/lists/event-head.ts';
import { pictureView } from '../../components/picture/picture-view.ts';
import { overLast } from '../../domain/event/event-time.ts';
import { truncateHtml } from '../../domain/text/html-text.ts';
import { buildMoment } from '../../site/build-environment.ts';
import { festival } from '../../site/festival.ts';
import { bookingView, factsView } from '../event/facts/event-facts.ts';
import { followingCalendarLinks } from '../event/facts/calendar-links.ts';
import { localiseHtml } from '../../components/text/localise-html.ts';

/** Returns a card for each type of an edition that has events, in the order of types; it links to these events. */
export function typeCards(edition: Edition, data: FestivalData, lang: Lang) {
  return data.eventTypes
    .toSorted((a, b) => a.order - b.order)
    .flatMap((type) => {
      const title = localise(type.title, lang);
      const events = eventsOfType(data.events, { editionId: edition.id, typeId: type.id });
      if (!title || events.length === 0) return [];
      return {
        id: type.id,
        title,
        href: typePath(lang, edition.id, type.id),
        className: `type-${type.id}`,
        count: plural(lang, 'events', events.length),
        picture: events.map((event) => eventPicture(event, data)).find((picture) => picture !== null) ?? null,
      };
    });
}

export type TypeEventsView = ReturnType<typeof typeEventsPages>[number];

const TITLES_SHOWN = 3;
/** Most events on a page: each is a picture with its text, of some forty elements. */
const MAX_EVENTS = 20;

function typeEventView(event: FestivalEvent, data: FestivalData, lang: Lang) {
  const titles = event.activities.flatMap(({ title }) => localise(title, lang) ?? []).slice(0, TITLES_SHOWN);
  const activity = mainActivityOf(event);
  const words = activity
    ? (localiseHtml(activity.intro, lang) ?? localiseHtml(activity.description, lang))
    : null;
  const { when, place, kinds, curators } = factsView(event, data, lang);
  const head = eventHead(event, data, lang);
  return {
    ...head,
    /** Titles of its first activities, if they have any. */
    titles,
    opens: event.isSelfGuided ? null : head.opens,
    picture: eventPicture(event, data),
    facts: { kinds, curators },
    /** The programme does not list the event, and does not count it among those of its type. */
    isOutsideProgramme: !isInProgramme(event),
    /** Null if the list does not show them (**Self-guided routes**). */
    whenAndWhere: event.isSelfGuided ? null : { when, place },
    /** Sanitised HTML (**Eighty words**). */
    words: words && { ...words, text: truncateHtml(words.text) },
    booking: bookingView(event, data, lang),
  };
}

/** Returns the pages of a type in an edition. @param now time of the build. */
export function typeEventsPages(
  edition: Edition,
  type: EventType,
  data: FestivalData,
  lang: Lang,
  now: Moment = buildMoment,
) {
  const all = eventsOfType(data.events, { editionId: edition.id, typeId: type.id });
  const ofType = overLast(all, now.instant, festival.timeZone);
  const common = {
    editionId: edition.id,
    typeId: type.id,
    className: `type-${type.id}`,
    title: localise(type.title, lang) ?? untitled(lang),
    year: edition.year,
    calendarLinks: followingCalendarLinks(typeCalendarPath(lang, edition.id, type.id), ofType),
    programmeHref: programmePath(lang, edition.year),
    others: typeCards(edition, data, lang).filter(({ id }) => id !== type.id),
  };
  return listPages(ofType, MAX_EVENTS).map((page) => {
    const events = page.items.map((event) => typeEventView(event, data, lang));
    return {
      ...common,
      page: page.number,
      events,
      /** Number of events, including those on other pages. */
      total: page.total,
      turns: turnsOf(page, (number) => typePath(lang, edition.id, type.id, number)),
      picture: events.find(({ picture }) => picture)?.picture ?? pictureView(edition.image, data),
    };
  });
}

/** Returns pages for each type of each edition that has events; for the current edition all types, as in menus. */
export function typeEventsViews(lang: Lang) {
  return editionsWithPages(festivalData()).flatMap(({ edition, data, withdrawnAt }) => {
    const ofEdition = data.events.filter(({ editionId }) => editionId === edition.id);
    const typesWithEvents = new Set(ofEdition.map(({ typeId }) => typeId));
    return data.eventTypes
      .filter(({ id }) => edition.id === data.current.id || typesWithEvents.has(id))
      .flatMap((type) => typeEventsPages(edition, type, data, lang))
      .map((view) => ({ ...view, withdrawnAt }));
  });
}

/** The screen as embedded in a generic page: the first type of the current edition. */
export function firstTypeEventsView(lang: Lang): TypeEventsView | null {
  const data = festivalData();
  const [type] = data.eventTypes.toSorted((a, b) => a.order - b.order);
  return type ? (typeEventsPages(data.current, type, data, lang)[0] ?? null) : null;
}
