import { absoluteUrl } from '../../site/build-environment.ts';
import { nearestColourName } from '../../domain/colours.ts';
import { memoised } from '../../domain/memoised.ts';
import { eventsOfType, typesWithdrawnFrom } from '../../domain/event/events.ts';
import { eventsOfPerson, fullName } from '../../domain/people/people.ts';
import { programmeOf } from '../../domain/programme/programme.ts';
import { plainText } from '../../domain/text/localise.ts';
import {
  type Colours,
  type FestivalEvent,
  type Instant,
  type Lang,
  listedAndWithdrawn,
} from '../../domain/model/core.ts';
import {
  eventCalendarPath,
  pagePath,
  personCalendarPath,
  programmeCalendarPath,
  programmePath,
  reminderPath,
  typeCalendarPath,
  venueCalendarPath,
  typePath,
  venuePath,
} from '../../i18n/paths.ts';
import { translator } from '../../i18n/translate.ts';
import { identity } from '../../site/identity.ts';
import { festivalData, type FestivalData } from '../../content/festival.ts';
import { editionsWithPages, programmesWithPages } from '../../content/withdrawn-editions.ts';
import { eventHref, titleOrUntitled } from '../event/lists/event-head.ts';
import { calendarEntries } from './calendar-entries.ts';
import { type CalendarEntry, calendarFile } from './calendar-file.ts';

export interface CalendarFile {
  path: string;
  text: string;
}

interface Calendar {
  data: FestivalData;
  name: string;
  /** Paths of the file and of the page that shows the same events. */
  path: string;
  page: string;
  colours?: Colours | undefined;
  events: readonly FestivalEvent[];
  /** Set for a withdrawn subject, whose subscribers may be left with an empty calendar, but not with none. */
  withdrawnAt?: Instant | null;
}

/** Returns the files of every calendar that has an event with a date or whose subject is withdrawn. */
export function calendarFiles(lang: Lang): CalendarFile[] {
  const data = festivalData();
  // Made once for each event, since an event is in ten files.
  const entriesOf = memoised((from: FestivalData) =>
    memoised((event: FestivalEvent) => calendarEntries(event, from, lang)),
  );
  return [programmeCalendars, eventCalendars, typeCalendars, venueCalendars, personCalendars]
    .flatMap((calendars) => calendars(data, lang))
    .flatMap((calendar) => filesOf(calendar, entriesOf(calendar.data)));
}

/** Returns a calendar for each programme. Withdrawn events stay in it, as cancelled. */
function programmeCalendars(festival: FestivalData, lang: Lang): Calendar[] {
  return programmesWithPages(festival).map(({ edition: { id, year, colours }, data }) => ({
    data,
    name: `${identity.name} – ${translator(lang)('programme.pageTitle', { year })}`,
    path: programmeCalendarPath(lang, year),
    page: programmePath(lang, year),
    colours,
    events: programmeOf(everPublished(data), id),
  }));
}

function eventCalendars(data: FestivalData, lang: Lang): Calendar[] {
  return everPublished(data).map((event) => ({
    data,
    name: titleOrUntitled(event, lang).text,
    path: eventCalendarPath(lang, event.id),
    page: eventHref(event.id, data, lang),
    events: [event],
  }));
}

function typeCalendars(festival: FestivalData, lang: Lang): Calendar[] {
  return editionsWithPages(festival).flatMap(({ edition, data }) => {
    const types = listedAndWithdrawn(data.eventTypes, typesWithdrawnFrom(edition.id, data.withdrawnTypes));
    return types.map(({ id, title, colours, withdrawnAt }) => ({
      data,
      name: `${identity.name} ${edition.year} – ${plainText(title, lang) || translator(lang)('event.untitled')}`,
      path: typeCalendarPath(lang, edition.id, id),
      page: typePath(lang, edition.id, id),
      colours,
      events: eventsOfType(everPublished(data), { editionId: edition.id, typeId: id }),
      withdrawnAt,
    }));
  });
}

/** Returns a calendar for each place, with its events of every edition: subscribers get the next edition's too. */
function venueCalendars(data: FestivalData, lang: Lang): Calendar[] {
  const byPlace = Map.groupBy(everPublished(data), ({ placeId }) => placeId);
  return listedAndWithdrawn(data.places, data.withdrawnPlaces).map(({ id, name, withdrawnAt }) => ({
    data,
    name: `${identity.name} – ${plainText(name, lang) || translator(lang)('place.unknown')}`,
    path: venueCalendarPath(lang, id),
    page: venuePath(lang, id),
    events: byPlace.get(id) ?? [],
    withdrawnAt,
  }));
}

/** Returns a calendar for each person who has a page, with their events of every edition. */
function personCalendars(data: FestivalData, lang: Lang): Calendar[] {
  const events = everPublished(data);
  const people = listedAndWithdrawn(data.persons, data.withdrawnPersons);
  return people.filter(fullName).map((person) => ({
    data,
    name: `${identity.name} – ${fullName(person)}`,
    path: personCalendarPath(lang, person.id),
    page: pagePath(lang, 'person', person.id),
    events: eventsOfPerson(events, person.id),
    withdrawnAt: person.withdrawnAt,
  }));
}

/** Returns all events, also withdrawn ones: an entry that merely disappeared would stay in subscribers' calendars. */
function everPublished({ events, withdrawn }: Pick<FestivalData, 'events' | 'withdrawn'>): FestivalEvent[] {
  const listed = new Set(events.map(({ id }) => id));
  return [...events, ...withdrawn.filter(({ id }) => !listed.has(id))];
}

/** Returns the file without reminders and the one with them; none for a listed subject without dated events. */
function filesOf(calendar: Calendar, entriesOf: (event: FestivalEvent) => CalendarEntry[]): CalendarFile[] {
  const { data, name, path, page, colours, events, withdrawnAt = null } = calendar;
  if (withdrawnAt === null && !events.some((event) => entriesOf(event).length > 0)) return [];
  const file = {
    name,
    site: identity.slug,
    stamp: withdrawnAt ?? data.manifest.pulledAt,
    page: absoluteUrl(page),
    colourName: colours?.main ? nearestColourName(colours.main) : null,
  };
  const fileAt = (at: string, hasReminders: boolean): CalendarFile => ({
    path: at,
    // Written on demand: the calendars of thousands of events would fill the memory.
    get text() {
      return calendarFile({
        ...file,
        entries: events.flatMap(entriesOf),
        source: absoluteUrl(at),
        hasReminders,
      });
    },
  });
  return [fileAt(path, false), fileAt(reminderPath(path), true)];
}
