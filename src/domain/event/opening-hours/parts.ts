import { type ClockTime, spanOf } from './clock-times.ts';
import type { CalendarDate, OpeningSpan } from './opening-hours.ts';
import type { Token } from './tokens.ts';
import type { Sign } from './words.ts';

type Joint = Exclude<Sign, 'from' | 'between' | 'to' | 'until' | 'always'>;

/** A part of a phrase: ranges are closed, and what belongs together stands together. */
export type Part =
  | { kind: Joint }
  | { kind: 'days'; days: number }
  | { kind: 'spans'; spans: OpeningSpan[] }
  | { kind: 'until'; time: ClockTime }
  | { kind: 'dates'; dates: CalendarDate[] };

const ALL_DAY = { opens: 0, closes: 24 * 60 };

/** From one day to another, over Sunday if need be; null unless both are single days of the week. */
function dayRange(first: number, last: number): number | null {
  const [from, to] = [Math.log2(first), Math.log2(last)];
  if (!Number.isInteger(from) || !Number.isInteger(to) || from > 6 || to > 6 || from === to) return null;
  let days = 0;
  for (let day = from; ; day = (day + 1) % 7) {
    days |= 1 << day;
    if (day === to) return days;
  }
}

const isSign = (token: Token | undefined, ...signs: (Sign | 'dash')[]): boolean =>
  token?.kind === 'sign' && signs.includes(token.sign);

/** The range that begins with this token, as a part, or null when none does. */
function rangeOf(first: Token | undefined, last: Token | undefined): Part | null {
  if (first?.kind === 'days' && last?.kind === 'days') {
    const days = dayRange(first.days, last.days);
    return days === null ? null : { kind: 'days', days };
  }
  if (first?.kind === 'time' && last?.kind === 'time') {
    const span = spanOf(first.time, last.time);
    return span && { kind: 'spans', spans: [span] };
  }
  return null;
}

function single(token: Token): Part | null {
  if (token.kind === 'days') return token;
  if (token.kind === 'date') return { kind: 'dates', dates: [token.date] };
  // A time alone says neither whether something opens or closes, nor when it does the other.
  if (token.kind === 'time') return null;
  const { sign } = token;
  if (sign === 'always') return { kind: 'spans', spans: [ALL_DAY] };
  // “Tuesday – Sunday – 10:00 – 18:00”
  if (sign === 'dash') return { kind: 'comma' };
  return sign === 'from' || sign === 'between' || sign === 'to' || sign === 'until' ? null : { kind: sign };
}

/** Parts with their ranges closed; null when a range has only one end, or when one runs into the next. */
export function partsOf(tokens: readonly Token[]): Part[] | null {
  const parts: Part[] = [];
  for (let index = 0; index < tokens.length;) {
    const isOpened = isSign(tokens[index], 'from', 'between');
    const isBetween = isSign(tokens[index], 'between');
    const at = isOpened ? index + 1 : index;
    const [first, joint, last] = [tokens[at], tokens[at + 1], tokens[at + 2]];
    const isJoined = isBetween ? isSign(joint, 'and') : isSign(joint, 'to', 'dash', 'until');
    const range = isJoined && first && last?.kind === first.kind ? rangeOf(first, last) : null;
    if (range) {
      const [next, afterNext] = [tokens[at + 3], tokens[at + 4]];
      if (isSign(next, 'to', 'dash') && afterNext?.kind === first?.kind) return null;
      parts.push(range);
      index = at + 3;
      continue;
    }
    const isRange =
      isJoined && (first?.kind === 'days' || first?.kind === 'time') && last?.kind === first.kind;
    if (isOpened || isRange || !first) return null;
    if (isSign(first, 'until')) {
      if (joint?.kind !== 'time') return null;
      parts.push({ kind: 'until', time: joint.time });
      index += 2;
      continue;
    }
    const part = single(first);
    if (!part) return null;
    parts.push(part);
    index += 1;
  }
  return joined(parts);
}

const isLink = (part: Part | undefined): boolean => part?.kind === 'comma' || part?.kind === 'and';

/** Days after days, spans after spans and dates after dates are one part; null where they contradict each other. */
function joined(parts: readonly Part[]): Part[] | null {
  const whole: Part[] = [];
  for (const part of parts) {
    let before = whole.length - 1;
    while (isLink(whole[before])) before -= 1;
    const isNextTo = before === whole.length - 1 && part.kind !== 'spans';
    const sum = isNextTo ? undefined : together(whole[before], part);
    if (sum === null) return null;
    if (sum) whole.splice(before, whole.length - before, sum);
    else whole.push(part);
  }
  return whole;
}

/** Null for a contradiction, undefined for parts that are not of a kind. */
function together(one: Part | undefined, other: Part): Part | null | undefined {
  if (one?.kind === 'days' && other.kind === 'days') {
    return one.days & other.days ? null : { kind: 'days', days: one.days | other.days };
  }
  if (one?.kind === 'dates' && other.kind === 'dates') {
    return { kind: 'dates', dates: [...one.dates, ...other.dates] };
  }
  if (one?.kind !== 'spans' || other.kind !== 'spans') return undefined;
  const spans = one.spans.concat(other.spans).sort((a, b) => a.opens - b.opens);
  const distinct = spans.filter(
    ({ opens, closes }, index) => opens !== spans[index - 1]?.opens || closes !== spans[index - 1]?.closes,
  );
  const overlap = distinct.some(
    ({ opens }, index) => index > 0 && opens < (distinct[index - 1]?.closes ?? 0),
  );
  return overlap ? null : { kind: 'spans', spans: distinct };
}
