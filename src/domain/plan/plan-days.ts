import { isMultiDay, runsOn } from '../event/event-days.ts';
import { takesPlace } from '../event/event-status.ts';
import type { Day, Id, Instant, Moment, EventStatus, EventTime } from '../model/core.ts';

/** The fields of an event that the rules of a plan use. */
export interface Plannable {
  id: Id;
  time: EventTime | null;
  status: EventStatus | null;
  /** The day chosen for an event of several days. */
  day: Day | null;
  /** The evening on which an exhibition opens. */
  vernissage: Moment | null;
  /** The event lasts several days and is attended on all of them (**Attended whole**). */
  isAttended: boolean;
  /** Ids of its parent, of the parent's parent and so on. */
  ancestorIds: readonly Id[];
  /** No longer in the programme. */
  isWithdrawn: boolean;
}

export interface PlanDay<T> {
  day: Day;
  events: T[];
}

/** The rule **Plan by day**: days in order; within a day, events without an hour first, then by the hour. */
export function planByDay<T extends Plannable>(events: readonly T[]) {
  const dated = events.filter(({ time }) => time !== null);
  const byDay = new Map<Day, T[]>();
  for (const event of dated) {
    const day = dayInPlan(event);
    if (day !== null) byDay.set(day, [...(byDay.get(day) ?? []), event]);
  }
  return {
    days: [...byDay]
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([day, ofDay]): PlanDay<T> => ({ day, events: ofDay.sort(byHour) })),
    /** Events of several days without a chosen day. */
    anyDay: dated
      .filter((event) => dayInPlan(event) === null)
      .sort((one, other) => lastDayOf(one).localeCompare(lastDayOf(other)) || one.id - other.id),
    undated: events.filter(({ time }) => time === null),
  };
}

/** Returns when an event begins on its day of the plan: its hour, or that of its vernissage; null if it has none. */
export function startInPlan({ time, day, vernissage, isAttended }: Plannable): Moment | null {
  if (!time) return null;
  if (!isMultiDay(time) || isAttended) return time.start.time === null ? null : time.start;
  return vernissage !== null && vernissage.day === day ? vernissage : null;
}

/** Returns when an event begins and ends, in milliseconds since 1970; null if it has no hour or does not take place. */
export function hoursInPlan(event: Plannable): { starts: number; ends: number | null } | null {
  const start = startInPlan(event);
  if (!start || event.isWithdrawn || !takesPlace(event)) return null;
  const end = event.time && !isMultiDay(event.time) ? event.time.end : null;
  return { starts: Date.parse(start.instant), ends: end?.time == null ? null : Date.parse(end.instant) };
}

/** Returns the day chosen for an event of several days; null if there is none, or if the event no longer runs on it. */
export function chosenDay({ time, day }: Pick<Plannable, 'time' | 'day'>): Day | null {
  return time && day !== null && isMultiDay(time) && runsOn(time, day) ? day : null;
}

function dayInPlan(event: Plannable): Day | null {
  const { time, isAttended } = event;
  return time && (isAttended || !isMultiDay(time)) ? time.firstDay : chosenDay(event);
}

function byHour(one: Plannable, other: Plannable): number {
  return hourOf(one).localeCompare(hourOf(other)) || one.id - other.id;
}

/** Returns the instant to sort by. An empty string is sorted before every instant. */
const hourOf = (event: Plannable): Instant => startInPlan(event)?.instant ?? '';

const lastDayOf = ({ time }: Plannable): Day => time?.lastDay ?? '';
