import { isMultiDay } from '../event/event-days.ts';
import { hoursOf } from '../event/event-phase.ts';
import { endOfEvent } from '../event/event-time.ts';
import { openingHoursOf } from '../event/opening-hours/event-hours.ts';
import { openingsOf } from '../event/opening-hours/openings.ts';
import type { Day, Instant, Moment } from '../model/common.ts';
import type { EventTime, FestivalEvent } from '../model/event.ts';
import { addDays, daysBetween } from '../time/days.ts';
import { startOfDay } from '../time/moments.ts';
import type { Happening, Span } from './happening.ts';

type Timed = Pick<
  FestivalEvent,
  'time' | 'vernissage' | 'openingDays' | 'openingHours' | 'closures' | 'status'
>;

interface Calendar {
  /** IANA name. */
  timeZone: string;
  publicHolidays: ReadonlySet<Day>;
}

/** What runs for a week or less has no last days. */
const LONG_RUN_DAYS = 7;
const LAST_DAYS = 3;
/** A vernissage before that hour is not “tonight”. */
const EVENING = '16:00';

const at = (instant: Instant): number => Date.parse(instant);

/**
 * When an event can be attended (**On now**). Null for one without a date, for one that is postponed, and for a cancelled
 * one of several days.
 */
export function happeningOf(event: Timed, calendar: Calendar): Happening | null {
  const { time, status } = event;
  if (!time || status === 'postponed' || (status === 'cancelled' && isMultiDay(time))) return null;
  const frame = {
    begins: at(startOfDay(time.firstDay, calendar.timeZone)),
    over: at(endOfEvent(time, calendar.timeZone)),
    lastDays: null,
    vernissage: null,
  };
  if (status === 'cancelled') return { ...frame, kind: 'unknown', spans: [] };
  if (!isMultiDay(time)) return { ...frame, ...datedSpans(time) };
  return { ...frame, ...longRun(event, time, calendar) };
}

function datedSpans(time: EventTime): Pick<Happening, 'kind' | 'spans'> {
  const { starts, ends } = hoursOf(time);
  if (starts === null) return { kind: 'unknown', spans: [] };
  return { kind: 'dated', spans: [{ opens: at(starts), closes: at(ends ?? starts) }] };
}

function longRun(
  event: Timed,
  time: EventTime,
  calendar: Calendar,
): Pick<Happening, 'kind' | 'spans' | 'lastDays' | 'vernissage'> {
  const { firstDay, lastDay } = time;
  const isLong = daysBetween(firstDay, lastDay) >= LONG_RUN_DAYS;
  const lastDays = isLong ? at(startOfDay(addDays(lastDay, 1 - LAST_DAYS), calendar.timeZone)) : null;
  const vernissage = eveningOf(event.vernissage);
  const hours = openingHoursOf(event);
  if (!hours || hours.week.includes('hours-unknown')) {
    return { kind: 'unknown', spans: [], lastDays, vernissage };
  }
  const openings = openingsOf(
    hours,
    { first: firstDay, last: lastDay },
    {
      ...calendar,
      closures: new Set(event.closures),
    },
  );
  const spans = openings.map(({ opens, closes }) => ({ opens: at(opens), closes: at(closes) }));
  return { kind: 'open', spans: within(time, event.vernissage, joined(spans)), lastDays, vernissage };
}

function eveningOf(vernissage: Moment | null): number | null {
  return vernissage?.time != null && vernissage.time >= EVENING ? at(vernissage.instant) : null;
}

/** What closes when it opens again never closes: a day and a night are one span. */
function joined(spans: readonly Span[]): Span[] {
  const whole: Span[] = [];
  for (const span of spans) {
    const last = whole.at(-1);
    if (last?.closes === span.opens) last.closes = span.closes;
    else whole.push({ ...span });
  }
  return whole;
}

/** Nothing is open before the event begins, before its vernissage (**Vernissage first**), or once it is over. */
function within(time: EventTime, vernissage: Moment | null, spans: readonly Span[]): Span[] {
  const { starts, ends } = hoursOf(time);
  const first = Math.max(
    starts === null ? -Infinity : at(starts),
    vernissage ? at(vernissage.instant) : -Infinity,
  );
  const last = ends === null ? Infinity : at(ends);
  return spans
    .map(({ opens, closes }) => ({ opens: Math.max(opens, first), closes: Math.min(closes, last) }))
    .filter(({ opens, closes }) => opens < closes);
}
