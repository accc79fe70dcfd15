import type { EventStatus } from '../../model/event.ts';

/** From when to when one can get in, in milliseconds since 1970. Its end is its start where no end is known. */
export interface Span {
  opens: number;
  closes: number;
  /** Until when one is let in, where that is earlier than it closes. */
  lastEntry?: number;
}

/** When one can get in, as instants: browsers compare them with the visitor's now, and need no data of the festival. */
export interface Openness {
  /** `dated` begins and ends at its hours; `open` can be visited within opening hours. */
  kind: 'dated' | 'open';
  status: EventStatus | null;
  /** In order, without overlap. None of what is cancelled or postponed. */
  spans: readonly Span[];
  /** Days on which it is open, or may be, at hours that are not told, in order. */
  untold: readonly Span[];
  /** Its first day begins. */
  begins: number;
  over: number;
  /** From when its last days count; null for what does not run for long. */
  lastDays: number | null;
  /** The opening of an exhibition in the evening. */
  vernissage: number | null;
}

/** A day at the festival, in milliseconds since 1970; its end is the next one's start. */
export interface TodaySpan {
  starts: number;
  ends: number;
}

/**
 * Whether one can get in at an instant, until when, and when next. All but `untold` is certain.
 * `open`: until then; `isEntryPast`: those who are in may stay. `opens`: later today. `vernissage`: this evening, before
 * its hour or after it. `closed`: within its days, and not again today; `isAllDay` if it was not open before either.
 * `untold`: today, at hours that are not told. `toCome`: on another day.
 */
export type EventState =
  | { kind: 'cancelled' | 'postponed' | 'over' | 'untold' }
  | { kind: 'open'; until: number; isEntryPast: boolean }
  | { kind: 'vernissage' | 'opens'; at: number }
  | { kind: 'closed'; isAllDay: boolean; next: number | null }
  | { kind: 'toCome'; next: number | null };

/** When it opens or begins next; null when that is not known. */
export function nextOpening({ spans }: Pick<Openness, 'spans'>, now: number): number | null {
  return spans.find(({ opens }) => opens > now)?.opens ?? null;
}

/**
 * The rule **Openness**: the one answer to whether one can get in, for every page.
 * @param now milliseconds since 1970.
 * @param today the day at the festival that holds it.
 */
export function stateAt(openness: Openness, now: number, today: TodaySpan): EventState {
  const { status, spans, begins, over, vernissage } = openness;
  if (status === 'cancelled' || status === 'postponed') return { kind: status };
  if (over <= now) return { kind: 'over' };
  const isToday = (at: number): boolean => today.starts <= at && at < today.ends;
  if (vernissage !== null && isToday(vernissage)) return { kind: 'vernissage', at: vernissage };
  const current = spans.find(({ opens, closes }) => opens <= now && now < closes);
  if (current) {
    const { closes, lastEntry = closes } = current;
    return { kind: 'open', until: closes, isEntryPast: lastEntry <= now };
  }
  const next = nextOpening(openness, now);
  if (next !== null && next < today.ends) return { kind: 'opens', at: next };
  if (
    openness.untold.some(({ opens, closes }) => opens < today.ends && Math.max(now, today.starts) < closes)
  ) {
    return { kind: 'untold' };
  }
  if (openness.kind === 'dated' || begins >= today.ends) return { kind: 'toCome', next };
  return { kind: 'closed', isAllDay: !spans.some(({ opens }) => isToday(opens)), next };
}

const MINUTE = 60_000;
const DAY = 1440;
const minutes = (instant: number): number => Math.ceil(instant / MINUTE);

/** Spans that follow each other day by day, as one. */
function runsOf(spans: readonly Span[], sign: '+' | '~', base: number): string[] {
  const texts: { length: string; first: number; count: number }[] = [];
  for (const { opens, closes, lastEntry = closes } of spans) {
    const entry = lastEntry < closes ? `-${minutes(closes) - minutes(lastEntry)}` : '';
    const length = `${sign}${minutes(closes) - minutes(opens)}${entry}`;
    const at = minutes(opens) - base;
    const run = texts.find((one) => one.length === length && one.first + one.count * DAY === at);
    if (run) run.count += 1;
    else texts.push({ length, first: at, count: 1 });
  }
  return texts.map(({ length, first, count }) => `${first}${length}${count > 1 ? `*${count}` : ''}`);
}

/**
 * Openness in an attribute. A page has a hundred rows, so instants are minutes from its first day, which are those since
 * 1970, and days with the same hours are one: `open 28808580 47520 43200 - 600+480*6 9240+480*6` is over after 33 days,
 * has its last days from the 30th on, no vernissage, and is open for eight hours on six days, and again after a Monday.
 * `+480-30` lets in until half an hour before it closes; `0~1440` is a day whose hours are not told.
 */
export function opennessText(openness: Openness): string {
  const { kind, status, begins, over, lastDays, vernissage, spans, untold } = openness;
  const base = minutes(begins);
  const from = (instant: number | null): string => (instant === null ? '-' : String(minutes(instant) - base));
  return [
    status ? `${kind}/${status}` : kind,
    base,
    from(over),
    from(lastDays),
    from(vernissage),
    ...runsOf(spans, '+', base),
    ...runsOf(untold, '~', base),
  ].join(' ');
}

/** A run of days: the first minute, its kind, how long, the last entry before the end, and on how many days. */
const RUN = /(\d+)(.)(\d+)-?(\d*)\*?(\d*)/;

/** What `opennessText` wrote. */
export function opennessIn(text: string): Openness {
  const [what = '', first = '', over = '', lastDays = '', vernissage = '', ...runs] = text.split(' ');
  const [kind, status = null] = what.split('/');
  const at = (minute: string | number): number => (Number(first) + Number(minute)) * MINUTE;
  const atOrNull = (minute: string): number | null => (minute === '-' ? null : at(minute));
  const spans: Span[] = [];
  const untold: Span[] = [];
  for (const run of runs) {
    const [, opens, sign, length, entry, count] = RUN.exec(run) ?? [];
    for (let day = 0; day < (Number(count) || 1); day += 1) {
      const start = Number(opens) + day * DAY;
      const end = start + Number(length);
      (sign === '+' ? spans : untold).push({
        opens: at(start),
        closes: at(end),
        lastEntry: at(end - Number(entry)),
      });
    }
  }
  spans.sort((a, b) => a.opens - b.opens);
  return {
    kind: kind as Openness['kind'],
    status: status as Openness['status'],
    begins: at(0),
    over: at(over),
    lastDays: atOrNull(lastDays),
    vernissage: atOrNull(vernissage),
    spans,
    untold,
  };
}
