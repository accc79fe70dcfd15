import { isPast } from '../../../domain/edition/editions.ts';
import { hasEnded } from '../../../domain/event/event-days.ts';
import { childrenOf } from '../../../domain/event/events.ts';
import { closedDaysOf } from '../../../domain/event/openness/open-days.ts';
import type { Openness } from '../../../domain/event/openness/openness.ts';
import { opennessText } from '../../../domain/event/openness/openness-text.ts';
import { opennessOf } from '../../../domain/event/openness/openness-of-event.ts';
import type { Day, Moment, FestivalEvent } from '../../../domain/model/core.ts';
import { startOfDay } from '../../../domain/time/moments.ts';
import { buildMoment } from '../../../site/build-environment.ts';
import { festival } from '../../../site/festival.ts';
import type { FestivalData } from '../../../content/festival.ts';

type Data = Pick<FestivalData, 'by'>;

const opennesses = new WeakMap<Data['by'], Map<FestivalEvent, Openness | null>>();

/**
 * Returns when one can get in (**Openness**), by the public holidays of the event's edition and by the event's parts.
 * Cached for each festival, since an event is in some twenty lists.
 */
export function eventOpenness(event: FestivalEvent, data: Data): Openness | null {
  const known = opennesses.get(data.by) ?? new Map<FestivalEvent, Openness | null>();
  opennesses.set(data.by, known);
  if (!known.has(event)) {
    const calendar = { timeZone: festival.timeZone, publicHolidays: publicHolidaysOf(event, data) };
    // Ends a circle of parents, should there be one.
    known.set(event, null);
    const parts = childrenOf(event, data.by.event).flatMap((child) => eventOpenness(child, data) ?? []);
    known.set(event, opennessOf(event, calendar, parts));
  }
  return known.get(event) ?? null;
}

/** Returns the days of an event on which it is closed (**Closed that day**); none for an event of one day. */
export function closedDays(event: FestivalEvent, data: Data): Day[] {
  return closedDaysOf(eventOpenness(event, data), event, festival.timeZone);
}

export function publicHolidaysOf({ editionId }: Pick<FestivalEvent, 'editionId'>, { by }: Data): Set<Day> {
  const edition = by.edition.get(editionId);
  return new Set(edition?.publicHolidays.map(({ day }) => day));
}

/** Returns openness as text for `<event-state>`; null for an event that is cancelled, postponed or without a date. */
export function opensText(event: FestivalEvent, data: Data, day: Day | null = null): string | null {
  const openness = eventOpenness(event, data);
  if (!openness || openness.status) return null;
  return opennessText(openness, day === null ? null : Date.parse(startOfDay(day, festival.timeZone)));
}

/**
 * Same as `opensText`, for lists: null for an event that was over at build time together with its edition, as its year
 * shows.
 */
export function opensInList(
  event: FestivalEvent,
  data: Data,
  { day = null, now = buildMoment }: { day?: Day | null; now?: Moment } = {},
): string | null {
  const edition = data.by.edition.get(event.editionId);
  const isOver = edition && isPast(edition, now) && hasEnded(event.time, now.instant, festival.timeZone);
  return isOver ? null : opensText(event, data, day);
}
