import { absoluteUrl } from '../../site/build-environment.ts';
import type { CalendarEntry } from './calendar-file.ts';
import { recordDate } from '../../domain/programme/changes.ts';
import { nearestColourName } from '../../domain/colours.ts';
import { openingWordsOf } from '../../domain/event/opening-hours/event-hours.ts';
import { statusOf, takesPlace } from '../../domain/event/event-status.ts';
import { openDaysOf } from '../../domain/event/openness/open-days.ts';
import { eventTime } from '../../domain/event/event-time.ts';
import { mainActivityOf } from '../../domain/event/events.ts';
import { formatDayMonth } from '../../domain/time/format-dates.ts';
import { localise, plainText } from '../../domain/text/localise.ts';
import { momentAt } from '../../domain/time/zone-clock.ts';
import type { EventStatus, FestivalEvent, Instant, Lang, Moment } from '../../domain/model/core.ts';
import { translator, type Key } from '../../i18n/translate.ts';
import { festival } from '../../site/festival.ts';
import type { FestivalData } from '../../content/festival.ts';
import { eventHref, titleOrUntitled } from '../event/lists/event-head.ts';
import { eventOpenness } from '../event/status/event-openness.ts';
import { practicalView } from '../event/facts/event-facts.ts';

/**
 * Returns an event that has lost its date with the last one it had: an entry that merely disappeared would stay as
 * planned in subscribers' calendars. It is postponed, unless it is cancelled or lost its date once it had begun.
 */
function lastDated(event: FestivalEvent, { changes }: FestivalData): FestivalEvent {
  if (event.time) return event;
  const loss = changes.findLast(
    ({ entity, kind, id, before }) =>
      entity === 'event' && kind === 'moved' && id === event.id && before?.starts,
  );
  const momentOf = (instant: Instant): Moment => momentAt(new Date(instant), festival.timeZone);
  // The record of changes does not distinguish a day without an hour from its first instant.
  const asDay = (moment: Moment): Moment => (moment.time === '00:00' ? { ...moment, time: null } : moment);
  const { starts = null, ends = null } = loss?.before ?? {};
  const start = starts ? asDay(momentOf(starts)) : event.previousStart;
  const last = ends === null ? null : momentOf(ends);
  const end = last && start?.time == null ? asDay(last) : last;
  const dated = { ...event, time: eventTime({ date: start, start: null, end }) };
  const tookPlace = loss !== undefined && start !== null && loss.pulledAt >= start.instant;
  return takesPlace(dated) && !tookPlace ? { ...dated, status: 'postponed' } : dated;
}

/** Returns the entries of the event and of its vernissage, if they have or had a date. */
export function calendarEntries(event: FestivalEvent, data: FestivalData, lang: Lang): CalendarEntry[] {
  const { id, vernissage } = event;
  const dated = lastDated(event, data);
  const { time } = dated;
  const place = data.by.place.get(event.placeId);
  const address = place
    ? [plainText(place.name, lang), plainText(place.address, lang)].filter(Boolean).join(', ')
    : '';
  const type = data.by.eventType.get(event.typeId);
  const title = titleOrUntitled(event, lang).text;
  const t = translator(lang);
  const common = {
    id,
    place: address || null,
    position: place?.position ?? null,
    url: absoluteUrl(eventHref(id, data, lang)),
    category: (type && localise(type.title, lang)?.text) ?? null,
    colourName: type?.colours.main ? nearestColourName(type.colours.main) : null,
    sequence: data.manifest.revisions[id] ?? 0,
    modified: recordDate(data.manifest, 'event', id),
  };
  const entries: CalendarEntry[] = [];
  if (time) {
    const status = statusOf(dated);
    entries.push({
      ...common,
      kind: 'event',
      title,
      time,
      status,
      openDays: openDaysOf(eventOpenness(dated, data), time, festival.timeZone),
      description: entryDescription(event, status, data, lang),
    });
  }
  const evening = eventTime({ date: vernissage, start: null, end: null });
  if (evening) {
    const status = statusOf(event);
    entries.push({
      ...common,
      status,
      kind: 'vernissage',
      title: t('calendar.vernissage', { title }),
      time: evening,
      description: status && t(`event.${status}`),
    });
  }
  return entries;
}

/**
 * Returns the description of an event's calendar entry, one fact per line: its status first, since not every calendar
 * application shows the status property, then its former date, its further activities, its opening hours and practical
 * facts. Null if there are none.
 */
function entryDescription(
  event: FestivalEvent,
  status: EventStatus | null,
  data: FestivalData,
  lang: Lang,
): string | null {
  const t = translator(lang);
  const { previousStart, price, languages, capacity, access } = practicalView(event, data, lang);
  const fact = (name: Key, value: string | null | undefined): string | null =>
    value ? t('calendar.fact', { name: t(name), value }) : null;
  const { openingDays, openingHours } = openingWordsOf(event, lang);
  const main = mainActivityOf(event);
  const lines = [
    status && t(`event.${status}`),
    fact('event.previousStart', previousStart),
    ...event.activities.map((activity) => activity !== main && plainText(activity.title, lang)),
    fact('event.opening', [openingDays?.text, openingHours].filter(Boolean).join(', ')),
    ...event.closures.map((day) => t('event.closedOn', { day: formatDayMonth(day, lang) })),
    fact('event.price', price?.text),
    fact('event.languages', languages),
    fact('event.capacity', capacity),
    fact('access.title', access.join(', ')),
  ];
  return lines.filter(Boolean).join('\n') || null;
}
