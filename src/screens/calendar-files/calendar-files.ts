import { nearestColourName } from '../../domain/colour-names.ts';
import { eventsOfPerson, eventsOfType } from '../../domain/event/events.ts';
import { fullName } from '../../domain/people/people.ts';
import { programmeOf } from '../../domain/programme/programme.ts';
import { plainText } from '../../domain/text/localise.ts';
import type { Colours } from '../../domain/model/common.ts';
import type { FestivalEvent } from '../../domain/model/event.ts';
import {
  eventCalendarPath,
  pagePath,
  personCalendarPath,
  programmeCalendarPath,
  programmePath,
  reminderPath,
  typeCalendarPath,
  venueCalendarPath,
} from '../../i18n/paths.ts';
import { translator } from '../../i18n/translate.ts';
import type { Lang } from '../../i18n/lang.ts';
import { environment } from '../../site/build-environment.ts';
import { identity } from '../../site/identity.ts';
import { festivalData, type FestivalData } from '../../content/festival.ts';
import { editionsWithPages, programmesWithPages } from '../../content/withdrawn-editions.ts';
import { eventHref, titleOrUntitled } from '../event/lists/event-card.ts';
import { calendarEntries } from './calendar-entries.ts';
import { calendarFile } from './calendar-file.ts';
import { withReminders } from './reminders.ts';

/** A file for calendar applications, with the parameters of its route. */
export interface RoutedCalendar {
  params: Record<string, string>;
  text: string;
}

interface Calendar {
  /** Of one event, to be taken and not followed: it has no second file with reminders. */
  isAlone?: boolean;
  params: Record<string, string>;
  name: string;
  /** Paths of the file and of the page that shows the same. */
  path: string;
  page: string;
  colours?: Colours | undefined;
  events: readonly FestivalEvent[];
}

const absoluteUrl = (path: string): string => new URL(path, environment.SITE_URL).href;

/** One calendar for each programme that has an event with a date. What was withdrawn from it stays, as cancelled. */
export async function programmeCalendars(lang: Lang): Promise<RoutedCalendar[]> {
  return programmesWithPages(await festivalData()).flatMap(({ edition, data }) => {
    const { year, colours } = edition;
    const title = translator(lang)('programme.pageTitle', { year });
    const calendar = {
      params: { year: String(year) },
      name: `${identity.name} – ${title}`,
      path: programmeCalendarPath(lang, year),
      page: programmePath(lang, year),
      colours,
      events: programmeOf(everPublished(data), edition.id),
    };
    return routedCalendar(calendar, data, lang);
  });
}

/** One calendar for each event with a date, named by the event's id. */
export async function eventCalendars(lang: Lang): Promise<RoutedCalendar[]> {
  const data = await festivalData();
  return everPublished(data).flatMap((event) => {
    const calendar = {
      isAlone: true,
      params: { event: String(event.id) },
      name: titleOrUntitled(event, lang).text,
      path: eventCalendarPath(lang, event.id),
      page: eventHref(event.id, data, lang),
      events: [event],
    };
    return routedCalendar(calendar, data, lang);
  });
}

/** One calendar for each type of each edition that has an event with a date. */
export async function typeCalendars(lang: Lang): Promise<RoutedCalendar[]> {
  return editionsWithPages(await festivalData()).flatMap(({ edition, data }) =>
    data.eventTypes.flatMap((type) => {
      const title = plainText(type.title, lang) || translator(lang)('event.untitled');
      const calendar = {
        params: { edition: String(edition.id), type: String(type.id) },
        name: `${identity.name} ${edition.year} – ${title}`,
        path: typeCalendarPath(lang, edition.id, type.id),
        page: pagePath(lang, 'typeevent', edition.id, type.id),
        colours: type.colours,
        events: eventsOfType(everPublished(data), { editionId: edition.id, typeId: type.id }),
      };
      return routedCalendar(calendar, data, lang);
    }),
  );
}

/** One calendar for each place, with its events of every edition: a subscriber gets those of the next one too. */
export async function venueCalendars(lang: Lang): Promise<RoutedCalendar[]> {
  const data = await festivalData();
  const byPlace = Map.groupBy(everPublished(data), ({ placeId }) => placeId);
  return data.places.flatMap(({ id, name }) => {
    const calendar = {
      params: { id: String(id) },
      name: `${identity.name} – ${plainText(name, lang) || translator(lang)('place.unknown')}`,
      path: venueCalendarPath(lang, id),
      page: pagePath(lang, 'venue', id),
      events: byPlace.get(id) ?? [],
    };
    return routedCalendar(calendar, data, lang);
  });
}

/** One calendar for each person who has a page, with their events of every edition. */
export async function personCalendars(lang: Lang): Promise<RoutedCalendar[]> {
  const data = await festivalData();
  const events = everPublished(data);
  return [...data.persons, ...data.withdrawnPersons].flatMap((person) => {
    const name = fullName(person);
    if (name === '') return [];
    const calendar = {
      params: { id: String(person.id) },
      name: `${identity.name} – ${name}`,
      path: personCalendarPath(lang, person.id),
      page: pagePath(lang, 'person', person.id),
      events: eventsOfPerson(events, person.id),
    };
    return routedCalendar(calendar, data, lang);
  });
}

/** Calendars keep what was withdrawn: an entry that only vanished would stay in subscribers' calendars. */
function everPublished({ events, withdrawn }: Pick<FestivalData, 'events' | 'withdrawn'>): FestivalEvent[] {
  const listed = new Set(events.map(({ id }) => id));
  return [...events, ...withdrawn.filter(({ id }) => !listed.has(id))];
}

function routedCalendar(
  { isAlone = false, params, name, path, page, colours, events }: Calendar,
  data: FestivalData,
  lang: Lang,
): RoutedCalendar[] {
  const entries = events.flatMap((event) => calendarEntries(event, data, lang));
  if (entries.length === 0) return [];
  const fileAt = (source: string): string =>
    calendarFile({
      name,
      site: identity.slug,
      stamp: data.manifest.pulledAt,
      source: absoluteUrl(source),
      page: absoluteUrl(page),
      colourName: colours?.main ? nearestColourName(colours.main) : null,
      entries,
    });
  const plain = { params, text: fileAt(path) };
  if (isAlone) return [plain];
  // Its name is the last of the parameters.
  const [last = '', value = ''] = Object.entries(params).at(-1) ?? [];
  const reminding = reminderPath(path);
  const suffix = reminding.slice(path.length - '.ics'.length, -'.ics'.length);
  return [plain, { params: { ...params, [last]: value + suffix }, text: withReminders(fileAt(reminding)) }];
}
