import { beginningOf, type Openness, type Span } from './openness.ts';
import { DAY_MS, MINUTE_MS } from '../../time/durations.ts';

const minutes = (milliseconds: number): number => Math.ceil(milliseconds / MINUTE_MS);
const DAY = 24 * 60;
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
  const { kind, status, overAt, vernissage, spans, uncertain } = openness;
  // An event whose days and hours contradict each other is never open: it has only an end.
  const first = Math.min(beginningOf(openness), overAt, vernissage ?? Infinity);
  const isOfDay = day !== null && kind === 'dated' && !status && day <= first && first < day + DAY_MS;
  const week = Math.floor((minutes(first) - FIRST_MONDAY) / WEEK);
  const base = isOfDay ? minutes(day) : FIRST_MONDAY + week * WEEK;
  const evening = spans.filter(({ opens }) => opens === vernissage);
  const isLater = overAt !== Math.max(...[...spans, ...uncertain].map(({ closes }) => closes));
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
    ...(isLater ? [`=${minutes(overAt) - base}`] : []),
  ].join(' ');
}

/** A letter with a number, or a run: first minute, length, last entry before the end, number of days and of weeks. */
const TOKEN = /([a-z=]?)(\d+)([+~!]?)(\d*)-?(\d*)\*?(\d*)\/?(\d*)/g;

/** Reads what `opennessText` wrote. @param day first instant of the day that a text without a week refers to. */
export function opennessIn(text: string, day = 0): Openness {
  const spans: Span[] = [];
  const uncertain: Span[] = [];
  const kind = KINDS[text[0] ?? ''] ?? 'dated';
  let [base, lastClosing, vernissage]: [number, number, number | null] = [day, 0, null];
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
      lastClosing = Math.max(lastClosing, closes);
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
    overAt: end || lastClosing,
    vernissage,
  };
}
