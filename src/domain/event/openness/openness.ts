import type { FestivalEvent } from '../../model/core.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A period in which visitors can get in, in milliseconds since 1970. `closes` equals `opens` if no end is known. */
export interface Span {
  opens: number;
  closes: number;
  /** Last entry, if it is earlier than the closing. */
  lastEntry?: number;
}

/** When visitors can get in, as instants: browsers compare them with the visitor's now and need no other data. */
export interface Openness {
  /** `dated` begins and ends at its hours; `open` can be visited within opening hours. */
  kind: 'dated' | 'open';
  /** Why nobody can get in; null if the event takes place. */
  status: Exclude<FestivalEvent['status'], 'full'>;
  /** In order, without overlap. Empty if the event is cancelled or postponed. */
  spans: readonly Span[];
  /** Periods in which it may be open at unknown hours, in order; the whole event if it does not take place. */
  uncertain: readonly Span[];
  over: number;
  /** Time of an exhibition's opening in the evening; null if there is none. */
  vernissage: number | null;
}

/** A day in the festival's time zone, in milliseconds since 1970; `ends` is the start of the next day. */
export interface TodaySpan {
  starts: number;
  ends: number;
}

/**
 * Whether visitors can get in at an instant, until when, and when next. Every state but `unknown` is certain.
 * `open`: open until then; with `isEntryPast`, visitors inside may stay. `opens`: opens later today. `vernissage`:
 * opens this evening, also after its hour. `closed`: closed for today, between its first and last day; `isAllDay` if it
 * was not open earlier today either. `unknown`: today, at unknown hours. `upcoming`: on another day.
 */
export type EventState =
  | { kind: 'cancelled' | 'postponed' | 'over' | 'unknown' }
  | { kind: 'open'; until: number; isEntryPast: boolean }
  | { kind: 'vernissage' | 'opens'; at: number }
  | { kind: 'closed'; isAllDay: boolean; next: number | null }
  | { kind: 'upcoming'; next: number | null };

/** A night that ends before noon belongs to the day on which it began (**Night belongs to its evening**). */
const HALF_DAY_MS = DAY_MS / 2;

/** Visitors can, or at unknown hours perhaps can, get in on that day from `now` on. */
export function isOpenOn(
  { spans, uncertain }: Pick<Openness, 'spans' | 'uncertain'>,
  day: TodaySpan,
  now: number,
): boolean {
  if (day.ends <= now) return false;
  return [...spans, ...uncertain].some(({ opens, closes, lastEntry = closes }) => {
    if (opens >= day.starts) return opens < day.ends && (opens === closes || lastEntry > now);
    return closes > day.starts + HALF_DAY_MS && lastEntry > now;
  });
}

/** Returns when the event next opens or begins; null if unknown. */
export function nextOpening({ spans }: Pick<Openness, 'spans'>, now: number): number | null {
  return spans.find(({ opens }) => opens > now)?.opens ?? null;
}

/** Returns the first time at which visitors can, or perhaps can, get in. */
export const beginningOf = ({ spans, uncertain }: Pick<Openness, 'spans' | 'uncertain'>): number =>
  Math.min(...[...spans, ...uncertain].map(({ opens }) => opens));

/** An event of a week or less has no last days. */
export const LONG_RUN_DAYS = 7;
const LAST_DAYS = 3;

/** Today is one of the last days of an event that runs for long. */
export function areLastDays(openness: Openness, now: number, today: TodaySpan): boolean {
  const { over } = openness;
  const isLong = over - beginningOf(openness) > LONG_RUN_DAYS * DAY_MS;
  return isLong && now < over && over <= today.starts + LAST_DAYS * DAY_MS + HOUR_MS;
}

/**
 * The rule **Openness**, by which every page decides whether visitors can get in.
 * @param now milliseconds since 1970.
 * @param today the festival's day that contains `now`.
 */
export function stateAt(openness: Openness, now: number, today: TodaySpan): EventState {
  const { status, spans, over, vernissage } = openness;
  if (status) return { kind: status };
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
  if (openness.uncertain.some(({ opens, closes }) => opens < today.ends && now < closes)) {
    return { kind: 'unknown' };
  }
  if (openness.kind === 'dated' || beginningOf(openness) >= today.ends) return { kind: 'upcoming', next };
  return { kind: 'closed', isAllDay: !spans.some(({ opens }) => isToday(opens)), next };
}

const minutes = (milliseconds: number): number => Math.ceil(milliseconds / MINUTE_MS);
const DAY = minutes(DAY_MS);
const WEEK = 7 * DAY;
/** The first Monday of 1970, in minutes since 1970. */
const FIRST_MONDAY = 4 * DAY;

const KINDS: Readonly<Record<string, Openness['kind'] | 'cancelled' | 'postponed'>> = {
  o: 'open',
  c: 'cancelled',
  p: 'postponed',
};

/** Joins spans of the same hours into runs: of consecutive days, then of consecutive weeks. */
function runsOf(spans: readonly Span[], sign: '+' | '~' | '!', base: number): string[] {
  let runs = spans.map(({ opens, closes, lastEntry = closes }) => {
    const entry = lastEntry < closes ? `-${minutes(closes) - minutes(lastEntry)}` : '';
    return {
      first: minutes(opens) - base,
      text: `${sign}${minutes(closes) - minutes(opens)}${entry}`,
      count: 1,
    };
  });
  for (const [mark, step] of [
    ['*', DAY],
    ['/', WEEK],
  ] as const) {
    const joined: typeof runs = [];
    for (const run of runs) {
      const before = joined.find(
        (one) => one.text === run.text && one.first + one.count * step === run.first,
      );
      if (before) before.count += 1;
      else joined.push(run);
    }
    runs = joined.map(({ first, text, count }) => ({
      first,
      text: count > 1 ? `${text}${mark}${count}` : text,
      count: 1,
    }));
  }
  return runs.map(({ first, text }) => `${first}${text}`);
}

/**
 * Writes openness for an attribute. A page has a hundred rows, so instants are minutes from the Monday of a week, which
 * is given as the number of weeks since 1970: `o2858 5430!30 6360+540*3 12120+540*6/2 =48660` is open from its
 * vernissage on, then for nine hours on three days, and on six days of two weeks; it is over later than it last closes.
 * `+540-30` lets visitors in until half an hour before it closes; `600~840` is a period of unknown hours.
 * @param day first instant of a day: a dated event listed under that day is written in minutes from it, `1110+90`.
 */
export function opennessText(openness: Openness, day: number | null = null): string {
  const { kind, status, over, vernissage, spans, uncertain } = openness;
  // An event whose days and hours contradict each other is never open: it has only an end.
  const first = Math.min(beginningOf(openness), over);
  const isOfDay = day !== null && kind === 'dated' && !status && day <= first && first < day + DAY_MS;
  const week = Math.floor((minutes(first) - FIRST_MONDAY) / WEEK);
  const base = isOfDay ? minutes(day) : FIRST_MONDAY + week * WEEK;
  const evening = spans.filter(({ opens }) => opens === vernissage);
  const isLater = over !== Math.max(...[...spans, ...uncertain].map(({ closes }) => closes));
  return [
    ...(isOfDay ? [] : [`${(status ?? kind)[0]}${week}`]),
    ...runsOf(evening, '!', base),
    ...(vernissage !== null && evening.length === 0 ? [`${minutes(vernissage) - base}!`] : []),
    ...runsOf(
      spans.filter((span) => !evening.includes(span)),
      '+',
      base,
    ),
    ...runsOf(uncertain, '~', base),
    ...(isLater ? [`=${minutes(over) - base}`] : []),
  ].join(' ');
}

/** A letter with a number, or a run: first minute, length, last entry before the end, number of days and of weeks. */
const TOKEN = /([a-z=]?)(\d+)([+~!]?)(\d*)-?(\d*)\*?(\d*)\/?(\d*)/g;

/** Reads what `opennessText` wrote. @param day first instant of the day that a text without a week refers to. */
export function opennessIn(text: string, day = 0): Openness {
  const spans: Span[] = [];
  const uncertain: Span[] = [];
  const kind = KINDS[text[0] ?? ''] ?? 'dated';
  let [base, over, vernissage]: [number, number, number | null] = [day, 0, null];
  let end = 0;
  for (const [, letter, first, sign, length, entry, days, weeks] of text.matchAll(TOKEN)) {
    const at = base + Number(first) * MINUTE_MS;
    if (sign === '!') vernissage = at;
    if (letter === '=') end = at;
    else if (letter) base = (FIRST_MONDAY + Number(first) * WEEK) * MINUTE_MS;
    for (let index = 0; length && index < (Number(days) || 1) * (Number(weeks) || 1); index += 1) {
      const day = (index % (Number(days) || 1)) + 7 * Math.floor(index / (Number(days) || 1));
      const opens = at + day * DAY_MS;
      const closes = opens + Number(length) * MINUTE_MS;
      const lastEntry = closes - Number(entry) * MINUTE_MS;
      (sign === '~' ? uncertain : spans).push({ opens, closes, lastEntry });
      over = Math.max(over, closes);
    }
  }
  spans.sort((a, b) => a.opens - b.opens);
  uncertain.sort((a, b) => a.opens - b.opens);
  const takesPlace = kind === 'dated' || kind === 'open';
  return {
    kind: takesPlace ? kind : 'dated',
    status: takesPlace ? null : kind,
    spans,
    uncertain,
    over: end || over,
    vernissage,
  };
}
