import { takesPlace } from '../event/event-status.ts';
import { isMultiDay } from '../event/event-days.ts';
import { openingHoursOf } from '../event/opening-hours/event-hours.ts';
import {
  type DayHours,
  type OpeningHours,
  type OpeningSpan,
  hoursOn,
} from '../event/opening-hours/opening-hours.ts';
import type { Day, EventTime, FestivalEvent, Moment, Opening } from '../model/core.ts';
import { addDays, daysFrom, type DayRange, earlier, later, weekdayOf } from '../time/days.ts';

/** Weekly hours of a venue, with the days that differ from them. */
export interface VenueSchedule {
  hours: OpeningHours;
  /** These are the venue's own hours, whatever its events are. */
  isOwn: boolean;
  /** Events that can be visited at these hours. */
  events: readonly FestivalEvent[];
  /** From the first day of these events to the last; for the venue's own hours, the edition's days. */
  days: DayRange | null;
  /** In order. */
  exceptions: readonly DayException[];
}

/** A day that has other hours than its day of the week. */
export interface DayException {
  day: Day;
  hours: DayHours;
  /** Hour of the first opening (**Vernissage first**), `HH:mm`; set if the closing hour is unknown. */
  from?: string;
}

/**
 * The rule **Hours of a venue**.
 * @param events of one edition, at the venue.
 * @param edition `days` is null if it has no dates.
 * @returns the venue's own hours first, then those of events that differ from them, in the order of the events; once
 * for each period in which one of these events runs.
 */
export function venueSchedules(
  venue: Opening,
  events: readonly FestivalEvent[],
  { days, publicHolidays }: { days: DayRange | null; publicHolidays: ReadonlySet<Day> },
): VenueSchedule[] {
  const own = openingHoursOf(venue);
  const visits = events.flatMap((event) => visitOf(event) ?? []);
  const byHours = Map.groupBy(visits, ({ hours, event }) => keyOf(hours, event.closures));
  const ownKey = own && keyOf(own, []);
  const schedule = (hours: OpeningHours, alike: readonly Visit[], isOwn: boolean) => {
    const span = isOwn ? days : spanOf(alike);
    const closures = new Set(alike.flatMap(({ event }) => event.closures));
    const special = { publicHolidays, closures };
    const exceptions = span ? exceptionsOf(hours, span, special, isOwn ? [] : alike) : [];
    return { hours, isOwn, events: alike.map(({ event }) => event), days: span, exceptions };
  };
  return [
    ...(own ? [schedule(own, byHours.get(ownKey ?? '') ?? [], true)] : []),
    ...[...byHours].flatMap(([key, alike]) => {
      const [first] = alike;
      if (!first || key === ownKey) return [];
      return runsOf(alike).map((run) => schedule(first.hours, run, false));
    }),
  ];
}

interface Visit {
  event: FestivalEvent;
  opening: Moment;
  /** From the opening to the last day. */
  days: DayRange;
  hours: OpeningHours;
}

/** Null for events of one day or that never open, and for opening hours that cannot be read. */
function visitOf(event: FestivalEvent): Visit | null {
  const { time } = event;
  if (!time || !isMultiDay(time) || !takesPlace(event)) return null;
  const hours = openingHoursOf(event);
  const opening = firstOpening(event, time);
  if (opening.day > time.lastDay) return null;
  return hours && { event, hours, opening, days: { first: opening.day, last: time.lastDay } };
}

/** An event first opens with its vernissage, even if that is later than its first day (**Vernissage first**). */
const firstOpening = ({ vernissage }: FestivalEvent, { start }: EventTime): Moment =>
  vernissage && vernissage.instant > start.instant ? vernissage : start;

const keyOf = (hours: OpeningHours, closures: readonly Day[]): string =>
  JSON.stringify([hours, closures.toSorted()]);

/** Separates visits between which there are days without any: the hours do not apply to these days. */
function runsOf(visits: readonly Visit[]): Visit[][] {
  const runs: Visit[][] = [];
  for (const visit of visits.toSorted((one, other) => one.days.first.localeCompare(other.days.first))) {
    const run = runs.at(-1);
    if (run && visit.days.first <= addDays(spanOf(run).last, 1)) run.push(visit);
    else runs.push([visit]);
  }
  return runs;
}

/** @throws TypeError if there are no visits. */
const spanOf = (visits: readonly Visit[]): DayRange => ({
  first: visits.map(({ days }) => days.first).reduce(earlier),
  last: visits.map(({ days }) => days.last).reduce(later),
});

function exceptionsOf(
  hours: OpeningHours,
  days: DayRange,
  special: Parameters<typeof hoursOn>[2],
  visits: readonly Visit[],
): DayException[] {
  return daysFrom(days).flatMap((day) => {
    const onDay = withinVisits(hoursOn(hours, day, special), day, visits);
    const isUsual = JSON.stringify(onDay.hours) === JSON.stringify(hours.week[weekdayOf(day)]);
    return isUsual ? [] : [{ day, ...onDay }];
  });
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/**
 * Returns the hours of a day, cut at the first hour if all events of that day first open on it, and at the last hour if
 * all of them end on it.
 */
function withinVisits(hours: DayHours, day: Day, visits: readonly Visit[]): Omit<DayException, 'day'> {
  const running = visits.filter(({ days }) => days.first <= day && day <= days.last);
  const [from] = allOrNone(running.map(({ opening }) => (opening.day === day ? opening.time : null)));
  const until = allOrNone(
    running.map(({ event: { time } }) =>
      time?.lastDay === day && time.end?.day === day ? time.end.time : null,
    ),
  ).at(-1);
  if (typeof hours === 'string') return { hours };
  const ending = until === undefined ? hours : cut(hours, { opens: 0, closes: minutesOf(until) });
  if (from === undefined) return { hours: ending };
  const left = cut(ending, { opens: minutesOf(from), closes: Infinity });
  if (left.length > 0) return { hours: left };
  // An hour on a day on which the venue is closed may only be that of the whole run.
  const isOpening = ending.length > 0 || running.some(({ event }) => event.vernissage?.day === day);
  return isOpening ? { hours: 'hours-unknown', from } : { hours: ending };
}

/** Returns the hours `HH:mm` in order, or none if one of them is unknown. */
const allOrNone = (hours: readonly (string | null)[]): string[] =>
  hours.some((hour) => hour === null) ? [] : hours.filter((hour) => hour !== null).toSorted();

const cut = (hours: readonly OpeningSpan[], { opens, closes }: OpeningSpan): OpeningSpan[] =>
  hours
    .filter((span) => span.closes > opens && span.opens < closes)
    .map((span) => ({ opens: Math.max(span.opens, opens), closes: Math.min(span.closes, closes) }));
