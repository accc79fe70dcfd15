import { recordDate, lastChange } from '../../../domain/programme/changes.ts';
import type { EventSummary, SummariesFile } from '../../../domain/event/event-summary.ts';
import type { ChangedEvents } from '../../../domain/plan/plan-changes.ts';
import { formatClock } from '../../../domain/time/clock-style.ts';
import { formatLongDate } from '../../../domain/time/format-dates.ts';
import { momentAt } from '../../../domain/time/zone-clock.ts';
import { openingWordsOf } from '../../../domain/event/opening-hours/event-hours.ts';
import type { Lang, Moment, FestivalEvent } from '../../../domain/model/core.ts';
import { isAttendedWhole } from '../../../domain/event/booking.ts';
import { statusOf } from '../../../domain/event/event-status.ts';
import { hasEnded, isMultiDay } from '../../../domain/event/event-days.ts';
import { ancestorIdsOf } from '../../../domain/event/events.ts';
import { placeName } from '../../../domain/place/places.ts';
import { buildMoment } from '../../../site/build-environment.ts';
import { festival } from '../../../site/festival.ts';
import { festivalData, type FestivalData } from '../../../content/festival.ts';
import { bookingView } from '../facts/event-facts.ts';
import { whenOrUndated, eventStill, eventHead } from './event-head.ts';

const THUMBNAIL_WIDTH = 400;

/**
 * Returns every event of every edition, for the list of the visitor's events. Loaded only if the visitor has any.
 * Withdrawn events are included: a visitor may be registered for one.
 */
export function eventSummaries(lang: Lang, data = festivalData()): SummariesFile {
  const { day, time } = momentAt(new Date(lastChange(data)), festival.timeZone);
  return {
    asOf: [formatLongDate(day, lang), time && formatClock(time, lang)].filter(Boolean).join(', '),
    items: [...data.events, ...data.withdrawn].map((event) => [event.id, eventSummary(event, data, lang)]),
  };
}

/**
 * Returns events that are not over and have a status or were changed since publication; null for withdrawn ones.
 * @param now events that are over by then are left out (**Since it was saved**).
 */
export function changedEvents(lang: Lang, data = festivalData(), now: Moment = buildMoment): ChangedEvents {
  const { revisions } = data.manifest;
  const isToCome = ({ time }: FestivalEvent): boolean => !hasEnded(time, now.instant, festival.timeZone);
  const gone = data.withdrawn.filter(isToCome).map(({ id }) => [id, null] as const);
  const changed = data.events
    .filter((event) => isToCome(event) && (statusOf(event) !== null || revisions[event.id] !== undefined))
    .map((event) => {
      const { id, time } = event;
      const isRevised = revisions[id] !== undefined;
      return [
        id,
        { status: statusOf(event), ...(isRevised && { time, venue: venueOf(event, data, lang) }) },
      ] as const;
    });
  return Object.fromEntries([...gone, ...changed]);
}

/** Returns an event with the year in its dates, since events of several years are in one list. */
export function eventSummary(event: FestivalEvent, data: FestivalData, lang: Lang): EventSummary {
  const { id, typeId: _, opens, ...head } = eventHead(event, data, lang);
  const { time } = event;
  const sequence = data.manifest.revisions[id];
  const ancestorIds = ancestorIdsOf(event, data.by.event);
  return {
    ...head,
    when: whenOrUndated(time, lang, null),
    thumbnail: eventStill(event, data, THUMBNAIL_WIDTH),
    time,
    venue: venueOf(event, data, lang),
    opening: openingOf(event, lang),
    takesRegistration: bookingView(event, data, lang)?.kind === 'register',
    ...(isAttendedWhole(event, data.by.eventType) && { isAttended: true }),
    ...(ancestorIds.length > 0 && { ancestorIds }),
    ...(opens !== null && !head.isWithdrawn && { opens }),
    ...(sequence !== undefined && { sequence }),
    modified: recordDate(data.manifest, 'event', id),
  };
}

function venueOf({ placeId }: FestivalEvent, data: FestivalData, lang: Lang): EventSummary['venue'] {
  const place = data.by.place.get(placeId);
  const name = placeName(placeId, data.by.place, lang);
  if (!place || !name) return null;
  return {
    placeId: place.id,
    name: name.text,
    ...(name.isFallback && { lang: name.lang }),
    position: place.position,
  };
}

function openingOf(event: FestivalEvent, lang: Lang): string | null {
  if (!event.time || !isMultiDay(event.time)) return null;
  const { openingDays, openingHours } = openingWordsOf(event, lang);
  return [openingDays?.text, openingHours].filter(Boolean).join(', ') || null;
}
