import { calendarFile, type CalendarEntry } from '../domain/calendar-file.ts';
import { plainText } from '../domain/localise.ts';
import type { FestivalEvent } from '../domain/model/event.ts';
import { translator } from '../i18n/translate.ts';
import type { Lang } from '../i18n/lang.ts';
import { environment } from '../site/build-environment.ts';
import { identity } from '../site/identity.ts';
import { festivalData, type FestivalData } from './festival.ts';
import { eventHref, titleOrUntitled } from './views/event-card.ts';
import { programmes } from './views/programme-frame.ts';

/** A file for calendar applications, to be served as `{name}.ics`. */
export interface NamedCalendar {
  name: string;
  text: string;
}

const siteUrl = new URL(environment.SITE_URL);

/** The programme of each year that has anything dated. */
export async function programmeCalendars(lang: Lang): Promise<NamedCalendar[]> {
  const data = await festivalData();
  return programmes(data).flatMap(({ edition, events }) => {
    const title = translator(lang)('programme.pageTitle', { year: edition.year });
    return named(String(edition.year), `${identity.name} – ${title}`, events, data, lang);
  });
}

/** Each dated event by itself, named by its id. */
export async function eventCalendars(lang: Lang): Promise<NamedCalendar[]> {
  const data = await festivalData();
  return data.events.flatMap((event) =>
    named(String(event.id), titleOrUntitled(event, lang).text, [event], data, lang),
  );
}

function named(
  name: string,
  title: string,
  events: readonly FestivalEvent[],
  data: FestivalData,
  lang: Lang,
): NamedCalendar[] {
  const entries = events.flatMap((event) => entryOf(event, data, lang));
  if (entries.length === 0) return [];
  const file = { name: title, host: siteUrl.hostname, stamp: data.manifest.pulledAt, entries };
  return [{ name, text: calendarFile(file) }];
}

/** Nothing for an event without a date. */
function entryOf(event: FestivalEvent, data: FestivalData, lang: Lang): CalendarEntry[] {
  if (!event.time) return [];
  const place = event.placeId === null ? undefined : data.by.place.get(event.placeId);
  const address =
    place && [plainText(place.name, lang), plainText(place.address, lang)].filter(Boolean).join(', ');
  const more = event.activities.slice(1).map(({ title }) => plainText(title, lang));
  return [
    {
      id: event.id,
      title: titleOrUntitled(event, lang).text,
      time: event.time,
      place: address ?? null,
      url: new URL(eventHref(event.id, data, lang), siteUrl).href,
      description: more.filter(Boolean).join('\n') || null,
    },
  ];
}
