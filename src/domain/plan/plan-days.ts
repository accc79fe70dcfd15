import { isMultiDay, runsOn } from '../event/event-days.ts';
import { takesPlace } from '../event/event-status.ts';
import type { Day, Id, Instant } from '../model/common.ts';
import type { EventStatus, EventTime } from '../model/event.ts';

/** What the rules of a plan need of an event. */
export interface Plannable {
  id: Id;
  time: EventTime | null;
  status: EventStatus | null;
  /** The day chosen for an event of several days. */
  day: Day | null;
  /** No longer in the programme. */
  isWithdrawn: boolean;
}

export interface PlanDay<T> {
  day: Day;
  events: T[];
}

/** A plan by day (**Plan by day**). */
export interface PlanByDay<T> {
  days: PlanDay<T>[];
  /** Of several days, without a chosen one. */
  anyDay: T[];
  undated: T[];
}

/** The rule **Plan by day**: days in order; within one what has no hour first, then by the hour. */
export function planByDay<T extends Plannable>(events: readonly T[]): PlanByDay<T> {
  const byDay = new Map<Day, T[]>();
  const plan: PlanByDay<T> = { days: [], anyDay: [], undated: [] };
  for (const event of events) {
    const day = dayOf(event);
    if (event.time === null) plan.undated.push(event);
    else if (day === null) plan.anyDay.push(event);
    else byDay.set(day, [...(byDay.get(day) ?? []), event]);
  }
  plan.days = [...byDay]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([day, ofDay]) => ({ day, events: [...ofDay].sort(byHour) }));
  plan.anyDay.sort((one, other) => lastDayOf(one).localeCompare(lastDayOf(other)) || one.id - other.id);
  return plan;
}

/** When it begins and ends, in milliseconds since 1970; null without an hour, and for what does not take place. */
export function hoursInPlan(event: Plannable): { starts: number; ends: number | null } | null {
  const { time } = event;
  if (time?.start.time == null || isMultiDay(time) || event.isWithdrawn || !takesPlace(event)) return null;
  return {
    starts: Date.parse(time.start.instant),
    ends: time.end?.time == null ? null : Date.parse(time.end.instant),
  };
}

/** The day chosen for an event of several days; null where none is, or its dates have moved away from it. */
export function chosenDay({ time, day }: Pick<Plannable, 'time' | 'day'>): Day | null {
  return time && day !== null && isMultiDay(time) && runsOn(time, day) ? day : null;
}

function dayOf(event: Plannable): Day | null {
  const { time } = event;
  return time && !isMultiDay(time) ? time.firstDay : chosenDay(event);
}

function byHour(one: Plannable, other: Plannable): number {
  return hourOf(one).localeCompare(hourOf(other)) || one.id - other.id;
}

/** An empty text stands before every instant. */
const hourOf = ({ time }: Plannable): Instant =>
  time?.start.time == null || isMultiDay(time) ? '' : time.start.instant;

const lastDayOf = ({ time }: Plannable): Day => time?.lastDay ?? '';
