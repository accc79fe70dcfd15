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
  /** Of several days, to all of which one comes (**Attended whole**). */
  isAttended: boolean;
  /** What it is a part of, and what that is a part of. */
  wholes: readonly Id[];
  /** No longer in the programme. */
  isWithdrawn: boolean;
}

export interface PlanDay<T> {
  day: Day;
  events: T[];
}

/** The rule **Plan by day**: days in order; within one what has no hour first, then by the hour. */
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

/** When it begins on the day that it stands under: its hour, or that of its opening evening; null without one. */
export function startInPlan({ time, day, vernissage, isAttended }: Plannable): Moment | null {
  if (!time) return null;
  if (!isMultiDay(time) || isAttended) return time.start.time === null ? null : time.start;
  return vernissage !== null && vernissage.day === day ? vernissage : null;
}

/** When it begins and ends, in milliseconds since 1970; null without an hour, and for what does not take place. */
export function hoursInPlan(event: Plannable): { starts: number; ends: number | null } | null {
  const start = startInPlan(event);
  if (!start || event.isWithdrawn || !takesPlace(event)) return null;
  const end = event.time && !isMultiDay(event.time) ? event.time.end : null;
  return { starts: Date.parse(start.instant), ends: end?.time == null ? null : Date.parse(end.instant) };
}

/** The day chosen for an event of several days; null where none is, or its dates have moved away from it. */
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

/** An empty text stands before every instant. */
const hourOf = (event: Plannable): Instant => startInPlan(event)?.instant ?? '';

const lastDayOf = ({ time }: Plannable): Day => time?.lastDay ?? '';
