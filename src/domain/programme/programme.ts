import { byId } from '../model/by-id.ts';
import { isMultiDay } from '../event/event-days.ts';
import { compareStarts, titleOf } from '../event/events.ts';
import { plainText } from '../text/localise.ts';
import type { Day, Id, Lang } from '../model/common.ts';
import type { EventType, FestivalEvent } from '../model/event.ts';
import type { Edition } from '../model/festival.ts';
import { compareText } from '../text/sort-text.ts';

/** An edition with the events of its programme; none where it is not published. */
export interface EditionProgramme {
  edition: Edition;
  events: FestivalEvent[];
}

/** A programme by day, with the events of several days apart (**Several days**). */
export interface Programme {
  /** Events of several days, each once. */
  onView: FestivalEvent[];
  days: ProgrammeDay[];
  undated: FestivalEvent[];
}

export interface ProgrammeDay {
  day: Day;
  events: FestivalEvent[];
}

/** Data that the order of a programme depends on, besides the events. */
export interface ProgrammeOrder {
  types: readonly EventType[];
  lang: Lang;
}

/** Top-level events of the edition that are in its programme. */
export function programmeOf(events: readonly FestivalEvent[], editionId: Id): FestivalEvent[] {
  return events.filter(
    (event) => event.isInProgramme && event.parentId === null && event.editionId === editionId,
  );
}

/** Gives the order of an event's type; events without a known type come last. */
function typeRanks(types: readonly EventType[]): (event: Pick<FestivalEvent, 'typeId'>) => number {
  const typesById = byId(types);
  return ({ typeId }) =>
    (typeId === null ? undefined : typesById.get(typeId)?.order) ?? Number.MAX_SAFE_INTEGER;
}

/** By start, then by the order of the type, then by title; events without a date last. */
export function sortEvents(
  events: readonly FestivalEvent[],
  { types, lang }: ProgrammeOrder,
): FestivalEvent[] {
  const rankOf = typeRanks(types);
  const keyed = events.map((event) => ({
    event,
    order: rankOf(event),
    title: plainText(titleOf(event) ?? {}, lang),
  }));
  return keyed
    .sort(
      (a, b) =>
        compareStarts(a.event, b.event) ||
        a.order - b.order ||
        compareText(a.title, b.title, lang) ||
        a.event.id - b.event.id,
    )
    .map(({ event }) => event);
}

/**
 * Sorts the events and divides them into those of several days, those of each day, and those without a date. Events of
 * several days are sorted by type before start: the hour at which their first day begins says nothing about them.
 */
export function groupByDay(events: readonly FestivalEvent[], order: ProgrammeOrder): Programme {
  const programme: Programme = { onView: [], days: [], undated: [] };
  const days = new Map<Day, FestivalEvent[]>();
  for (const event of sortEvents(events, order)) {
    if (!event.time) programme.undated.push(event);
    else if (isMultiDay(event.time)) programme.onView.push(event);
    else {
      const sameDay = days.get(event.time.firstDay);
      if (sameDay) sameDay.push(event);
      else days.set(event.time.firstDay, [event]);
    }
  }
  const rankOf = typeRanks(order.types);
  programme.onView.sort((a, b) => rankOf(a) - rankOf(b));
  programme.days = Array.from(days, ([day, ofDay]) => ({ day, events: ofDay }));
  return programme;
}

/** Types in their defined order, without those that no event has. */
export function legendOf(
  types: readonly EventType[],
  events: readonly Pick<FestivalEvent, 'typeId'>[],
): EventType[] {
  const present = new Set(events.map(({ typeId }) => typeId));
  return types.filter(({ id }) => present.has(id)).toSorted((a, b) => a.order - b.order || a.id - b.id);
}
