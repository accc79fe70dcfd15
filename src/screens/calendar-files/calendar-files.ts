import type { CalendarEntry } from '../../domain/event/calendar-entry.ts';
import { calendarFile } from './calendar-file.ts';
import { eventTime } from '../../domain/event/event-time.ts';
import { plainText } from '../../domain/text/localise.ts';
import type { FestivalEvent } from '../../domain/model/event.ts';
import { translator } from '../../i18n/translate.ts';
import type { Lang } from '../../i18n/lang.ts';
import { environment } from '../../site/build-environment.ts';
import { identity } from '../../site/identity.ts';
import { festivalData, type FestivalData } from '../../content/festival.ts';
import { eventHref, titleOrUntitled } from '../event/event-card.ts';
import { programmesWithPages } from '../../content/withdrawn-editions.ts';

/** A file for calendar applications, to be served as `{name}.ics`. */
export interface NamedCalendar {
  name: string;
  text: string;
}

/** One calendar for each programme that has an event with a date. */
export async function programmeCalendars(lang: Lang): Promise<NamedCalendar[]> {
  return programmesWithPages(await festivalData()).flatMap(({ edition, events, data }) => {
    const title = translator(lang)('programme.pageTitle', { year: edition.year });
    return calendarFileOf(String(edition.year), `${identity.name} – ${title}`, events, data, lang);
  });
}

/** One calendar for each event with a date, named by the event's id. */
export async function eventCalendars(lang: Lang): Promise<NamedCalendar[]> {
  const data = await festivalData();
  return data.events.flatMap((event) =>
    calendarFileOf(String(event.id), titleOrUntitled(event, lang).text, [event], data, lang),
  );
}

function calendarFileOf(
  name: string,
  title: string,
  events: readonly FestivalEvent[],
  data: FestivalData,
  lang: Lang,
): NamedCalendar[] {
  const entries = events.flatMap((event) => calendarEntries(event, data, lang));
  if (entries.length === 0) return [];
  // A pull without changes keeps the snapshot and its time, so that unchanged entries keep their stamp.
  const file = { name: title, site: identity.slug, stamp: data.manifest.pulledAt, entries };
  return [{ name, text: calendarFile(file) }];
}

/** Entries of the event and of its vernissage, if they have a date. */
export function calendarEntries(
  event: FestivalEvent,
  data: Pick<FestivalData, 'by' | 'slugs'>,
  lang: Lang,
): CalendarEntry[] {
  const { id, status, time, vernissage } = event;
  const place = event.placeId === null ? undefined : data.by.place.get(event.placeId);
  const address = place
    ? [plainText(place.name, lang), plainText(place.address, lang)].filter(Boolean).join(', ')
    : '';
  const title = titleOrUntitled(event, lang).text;
  const common = {
    id,
    status,
    place: address || null,
    position: place?.position ?? null,
    url: new URL(eventHref(id, data, lang), environment.SITE_URL).href,
  };
  const entries: CalendarEntry[] = [];
  if (time) {
    const otherTitles = event.activities.slice(1).map((activity) => plainText(activity.title, lang));
    const description = otherTitles.filter(Boolean).join('\n') || null;
    entries.push({ ...common, kind: 'event', title, time, description });
  }
  const evening = eventTime({ date: vernissage, start: null, end: null });
  if (evening) {
    const vernissageTitle = translator(lang)('calendar.vernissage', { title });
    entries.push({ ...common, kind: 'vernissage', title: vernissageTitle, time: evening, description: null });
  }
  return entries;
}
