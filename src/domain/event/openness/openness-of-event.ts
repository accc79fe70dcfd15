import { dayRangeOf, daysOf, endOfEvent, isMultiDay } from '../event-days.ts';
import { statusOf } from '../event-status.ts';
import { openingHoursOf } from '../opening-hours/event-hours.ts';
import { hoursOn, openingsOf, union } from '../opening-hours/opening-hours.ts';
import type { Day, Instant, Moment, EventTime, FestivalEvent } from '../../model/core.ts';
import { endOfDay, startOfDay } from '../../time/moments.ts';
import { daySpanAt } from '../../time/zone-clock.ts';
import type { Openness, Span } from './openness.ts';

export interface FestivalCalendar {
  /** IANA name. */
  timeZone: string;
  publicHolidays: ReadonlySet<Day>;
}

/** A vernissage before that hour is not “tonight”. */
const EVENING = '16:00';

const at = (instant: Instant): number => Date.parse(instant);
type Spans = Pick<Openness, 'spans' | 'uncertain'>;

/**
 * Returns when visitors can get in to an event (**Openness**). Null if it has no date.
 * @param parts openness of its children: if an event of several days states no hours, it is open when they are.
 */
export function opennessOf(
  event: FestivalEvent,
  calendar: FestivalCalendar,
  parts: readonly Openness[] = [],
): Openness | null {
  const { time } = event;
  if (!time) return null;
  const hasDays = isMultiDay(time);
  const { kind, spans, uncertain } = hasDays ? longRun(event, time, calendar, parts) : dated(time, calendar);
  const over = overOf(time, spans, calendar);
  const vernissage = hasDays ? eveningOf(event.vernissage) : null;
  const status = statusOf(event);
  if (status === 'cancelled' || status === 'postponed') {
    const whole = { opens: at(time.start.instant), closes: over };
    return { kind: 'dated', status, overAt: over, vernissage: null, spans: [], uncertain: [whole] };
  }
  return { kind, status: null, overAt: over, vernissage, spans, uncertain: union(uncertain) };
}

const startOf = ({ start }: EventTime): number | null => (start.time === null ? null : at(start.instant));

function dated(time: EventTime, calendar: FestivalCalendar): Spans & { kind: Openness['kind'] } {
  const opens = startOf(time);
  const day = wholeDay(time.firstDay, calendar);
  if (opens === null) return { kind: 'dated', spans: [], uncertain: [day] };
  const closes = time.end?.time == null ? opens : at(time.end.instant);
  // An event without a known end may still be on once it has begun.
  return { kind: 'dated', spans: [{ opens, closes }], uncertain: opens === closes ? [day] : [] };
}

const wholeDay = (day: Day, { timeZone }: FestivalCalendar): Span => ({
  opens: at(startOfDay(day, timeZone)),
  closes: at(endOfDay(day, timeZone)),
});

function longRun(
  event: FestivalEvent,
  time: EventTime,
  calendar: FestivalCalendar,
  parts: readonly Openness[],
): Spans & { kind: Openness['kind'] } {
  const special = { ...calendar, closures: new Set(event.closures) };
  const uncertainOn = (isUncertain: (day: Day) => boolean): Span[] =>
    daysOf(time)
      .filter(isUncertain)
      .map((day) => wholeDay(day, calendar));
  const hours = openingHoursOf(event);
  if (hours) {
    const spans = union(openingsOf(hours, dayRangeOf(time), special));
    const uncertain = uncertainOn((day) => typeof hoursOn(hours, day, special) === 'string');
    return { kind: 'open', ...within(event, time, { spans, uncertain }, calendar) };
  }
  const isSilent = !event.openingHours && Object.keys(event.openingDays).length === 0;
  const taking = isSilent ? parts.filter(({ status }) => status === null) : [];
  const ofParts = {
    spans: union(taking.flatMap(({ spans }) => spans)),
    uncertain: taking.flatMap(({ uncertain }) => uncertain),
  };
  if (ofParts.spans.length + ofParts.uncertain.length > 0)
    return { kind: 'dated', ...within(event, time, ofParts, calendar) };
  const uncertain = uncertainOn((day) => !special.closures.has(day));
  return { kind: 'dated', ...within(event, time, { spans: [], uncertain }, calendar) };
}

function eveningOf(vernissage: Moment | null): number | null {
  return vernissage?.time != null && vernissage.time >= EVENING ? at(vernissage.instant) : null;
}

/** The last opening may end after midnight of the last day (**Night belongs to its evening**). */
function overOf(time: EventTime, spans: readonly Span[], { timeZone }: FestivalCalendar): number {
  const over = at(endOfEvent(time, timeZone));
  return Math.max(over, spans.at(-1)?.closes ?? over);
}

/** Nothing is open before the event begins, before its vernissage (**Vernissage first**), or once it is over. */
function within(
  { vernissage }: FestivalEvent,
  time: EventTime,
  { spans, uncertain }: Spans,
  { timeZone }: FestivalCalendar,
): Spans {
  const first = Math.max(startOf(time) ?? -Infinity, vernissage ? at(vernissage.instant) : -Infinity);
  const last = time.end?.time == null ? Infinity : at(time.end.instant);
  const bounded = (all: readonly Span[]): Span[] =>
    all
      .filter(({ opens, closes }) => (opens < closes ? closes > first : opens >= first) && opens < last)
      .map((span) => ({ ...span, opens: Math.max(span.opens, first), closes: Math.min(span.closes, last) }));
  const open = bounded(spans);
  const isFirstHourTold = (vernissage ?? time.start).time !== null;
  const isCovered = open[0]?.opens === first;
  const isOpenThatDay = (): boolean => {
    const { starts, ends } = daySpanAt(first, timeZone);
    return [...spans, ...uncertain].some(({ opens }) => starts <= opens && opens < ends);
  };
  const isVernissage = vernissage !== null && first === at(vernissage.instant);
  // The event opens at its first hour, even if the opening hours of that day have passed. On a day on which it is
  // closed, only a vernissage opens it: another hour may only be that of the whole run.
  const opens = isFirstHourTold && !isCovered && first < last && (isVernissage || isOpenThatDay());
  return {
    spans: opens ? [{ opens: first, closes: first }, ...open] : open,
    uncertain: bounded(uncertain),
  };
}
