import type { CalendarEntry } from '../../domain/event/calendar-entry.ts';
import { recordDate } from '../../domain/citation/record-date.ts';
import { nearestColourName } from '../../domain/colour-names.ts';
import { eventTime } from '../../domain/event/event-time.ts';
import { localise, plainText } from '../../domain/text/localise.ts';
import type { EventStatus, FestivalEvent } from '../../domain/model/event.ts';
import { translator } from '../../i18n/translate.ts';
import type { Lang } from '../../i18n/lang.ts';
import { environment } from '../../site/build-environment.ts';
import type { FestivalData } from '../../content/festival.ts';
import { eventHref, titleOrUntitled } from '../event/lists/event-card.ts';
import { wasWithdrawnBeforeStart } from '../event/status/event-withdrawn.ts';
import { entryDescription } from './entry-description.ts';

type EntryData = Pick<FestivalData, 'by' | 'changes' | 'manifest' | 'slugs'>;

/** Entries of the event and of its vernissage, if they have a date. */
export function calendarEntries(event: FestivalEvent, data: EntryData, lang: Lang): CalendarEntry[] {
  const { id, time, vernissage } = event;
  const place = event.placeId === null ? undefined : data.by.place.get(event.placeId);
  const address = place
    ? [plainText(place.name, lang), plainText(place.address, lang)].filter(Boolean).join(', ')
    : '';
  const type = event.typeId === null ? undefined : data.by.eventType.get(event.typeId);
  const title = titleOrUntitled(event, lang).text;
  const t = translator(lang);
  const status = statusOf(event, data);
  const common = {
    id,
    status,
    place: address || null,
    position: place?.position ?? null,
    url: new URL(eventHref(id, data, lang), environment.SITE_URL).href,
    category: (type && localise(type.title, lang)?.text) ?? null,
    colourName: type?.colours.main ? nearestColourName(type.colours.main) : null,
    sequence: data.manifest.revisions?.[id] ?? 0,
    modified: recordDate(data.manifest, 'event', id),
  };
  const entries: CalendarEntry[] = [];
  if (time) {
    const description = entryDescription(event, status, data, lang);
    entries.push({ ...common, kind: 'event', title, time, description });
  }
  const evening = eventTime({ date: vernissage, start: null, end: null });
  if (evening) {
    const vernissageTitle = t('calendar.vernissage', { title });
    entries.push({
      ...common,
      kind: 'vernissage',
      title: vernissageTitle,
      time: evening,
      description: status && t(`event.${status}`),
    });
  }
  return entries;
}

/** What was taken off the programme before it began is cancelled; afterwards it stands in calendars as it took place. */
function statusOf(event: FestivalEvent, { by }: EntryData): EventStatus | null {
  const withdrawn = by.withdrawn.get(event.id);
  return withdrawn && wasWithdrawnBeforeStart(withdrawn) ? 'cancelled' : event.status;
}
