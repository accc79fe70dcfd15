import { byId, type Day, type Id, type Lang, type EventType, type FestivalEvent } from '../model/core.ts';
import { eventsOn, isMultiDay, onlyDayOf } from '../event/event-days.ts';
import { compareStarts, titleOf } from '../event/events.ts';
import { plainText, compareText } from '../text/localise.ts';
import type { Edition } from '../model/festival.ts';
import { coveredDays, editionDays } from '../edition/edition-days.ts';
import { daysFrom } from '../time/days.ts';

/** An edition with the events of its programme, or none if the programme is not published. */
export interface EditionProgramme {
  edition: Edition;
  events: FestivalEvent[];
}

/** A programme by day, with the events of several days apart (**Several days**). */
export type Programme = ReturnType<typeof groupByDay>;

/** Data that the order of a programme depends on, in addition to the events. */
export interface ProgrammeOrder {
  types: readonly EventType[];
  lang: Lang;
}

/** Whether the programme of its edition lists the event. */
export const isInProgramme = (event: FestivalEvent): boolean =>
  event.isInProgramme && event.parentId === null;

export function programmeOf(events: readonly FestivalEvent[], editionId: Id): FestivalEvent[] {
  return events.filter((event) => isInProgramme(event) && event.editionId === editionId);
}

/** Returns a function for the order of an event's type; events without a known type are last. */
function typeRanks(types: readonly EventType[]): (event: Pick<FestivalEvent, 'typeId'>) => number {
  const typesById = byId(types);
  return ({ typeId }) => typesById.get(typeId)?.order ?? Number.MAX_SAFE_INTEGER;
}

/** Sorts by start, then by the order of the type, then by title; events without a date are last. */
export function sortEvents(events: readonly FestivalEvent[], { types, lang }: ProgrammeOrder) {
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
 * several days are sorted by type before start, since the hour at which their first day begins is not significant.
 */
export function groupByDay(events: readonly FestivalEvent[], order: ProgrammeOrder) {
  const sorted = sortEvents(events, order);
  const rankOf = typeRanks(order.types);
  const byDay = Map.groupBy(sorted, ({ time }) => onlyDayOf(time));
  return {
    /** Events of several days, each once. */
    onView: sorted.filter(({ time }) => time && isMultiDay(time)).sort((a, b) => rankOf(a) - rankOf(b)),
    days: [...byDay].flatMap(([day, ofDay]) => (day === null ? [] : { day, events: ofDay })),
    undated: sorted.filter(({ time }) => !time),
  };
}

export function inProgrammeOrder(events: readonly FestivalEvent[], order: ProgrammeOrder): FestivalEvent[] {
  const { onView, days, undated } = groupByDay(events, order);
  return [...onView, ...days.flatMap((ofDay) => ofDay.events), ...undated];
}

/** Returns the types that the events have, in their defined order. */
export function legendOf(types: readonly EventType[], events: readonly Pick<FestivalEvent, 'typeId'>[]) {
  const present = new Set(events.map(({ typeId }) => typeId));
  return types.filter(({ id }) => present.has(id)).toSorted((a, b) => a.order - b.order || a.id - b.id);
}

/** Groups events by type, in the order of the types. Events without a known type are last, under null. */
export function groupByType<T extends Pick<FestivalEvent, 'typeId'>>(
  events: readonly T[],
  types: readonly EventType[],
) {
  const legend = legendOf(types, events);
  const typeOf = ({ typeId }: T): EventType | null => legend.find(({ id }) => id === typeId) ?? null;
  return [...legend, null]
    .map((type) => ({ type, events: events.filter((event) => typeOf(event) === type) }))
    .filter((group) => group.events.length > 0);
}

/** With more rows, each of a dozen elements, a page has more than the 1,500 elements that a phone lays out at once. */
export const MAX_ROWS_OF_PAGE = 80;

/** The programme is too long for one page: its rows are on the pages of its days. */
export function isSplit({ events }: EditionProgramme): boolean {
  return events.length > MAX_ROWS_OF_PAGE;
}

/**
 * The rule **Pages of days**. It decides for everything that links to a day: the programme, the search, the addresses
 * that a day had while its edition was the current one.
 */
export function hasDayPages(programme: EditionProgramme, current: Pick<Edition, 'id'>): boolean {
  return programme.edition.id === current.id || isSplit(programme);
}

/** The days of an edition's calendar on which anything runs. */
export function daysOfProgramme({ edition, events }: EditionProgramme): Day[] {
  const range = editionDays(edition, events);
  if (!range) return [];
  return daysFrom(coveredDays(range, events)).filter((day) => eventsOn(events, day).length > 0);
}
