import { type ClockTime, plainMinutes, spanOf } from './clock-times.ts';
import { type CalendarDate, type LastEntry, type OpeningSpan, overlap } from './opening-hours.ts';
import { dateRange } from './tokens.ts';
import type { Sign, Token } from './opening-words.ts';

const joints = ['and', 'comma', 'stop', 'except', 'closed', 'late', 'appointment'] as const satisfies Sign[];
type Joint = (typeof joints)[number];

/** A part of a phrase: ranges are resolved, and consecutive days or spans are one part. */
export type Part =
  | { kind: Joint }
  | { kind: 'days'; days: number; isRange?: boolean }
  | { kind: 'spans'; spans: OpeningSpan[] }
  | { kind: 'until'; time: ClockTime }
  | { kind: 'lastEntry'; entry: LastEntry }
  | { kind: 'dates'; dates: CalendarDate[] };

export const ALL_DAY = { opens: 0, closes: 24 * 60 };

/** Returns the days from one to another, across Sunday if needed; null unless both are single weekdays. */
function dayRange(first: number, last: number): number | null {
  const [from, to] = [Math.log2(first), Math.log2(last)];
  if (!Number.isInteger(from) || !Number.isInteger(to) || from > 6 || to > 6 || from === to) return null;
  const length = ((to - from + 7) % 7) + 1;
  return Array.from({ length }, (_, after) => 1 << ((from + after) % 7)).reduce((set, day) => set | day, 0);
}

const isSign = (token: Token | undefined, ...signs: (Sign | 'dash')[]): boolean =>
  token?.kind === 'sign' && signs.includes(token.sign);

/** Returns the range between two tokens as a part, or null if they do not form one. */
function rangeOf(first: Token, last: Token | undefined): Part | null {
  if (first.kind === 'days' && last?.kind === 'days') {
    const days = dayRange(first.days, last.days);
    return days === null ? null : { kind: 'days', days, isRange: true };
  }
  if (first.kind === 'time' && last?.kind === 'time') {
    const span = spanOf(first.time, last.time);
    return span && { kind: 'spans', spans: [span] };
  }
  if (first.kind !== 'dates' || last?.kind !== 'dates') return null;
  const [[from, ...others], [to, ...more]] = [first.dates, last.dates];
  const dates = from && to && others.length + more.length === 0 ? dateRange(from, to) : null;
  return dates && { kind: 'dates', dates };
}

function single(token: Token): Part | null {
  if (token.kind === 'days' || token.kind === 'dates') return token;
  // A single time may be an opening or a closing, and the other one is unknown.
  if (token.kind !== 'sign') return null;
  const { sign } = token;
  if (sign === 'always') return { kind: 'spans', spans: [ALL_DAY] };
  // “Tuesday – Sunday – 10:00 – 18:00”
  if (sign === 'dash') return { kind: 'comma' };
  const kind = joints.find((joint) => joint === sign);
  return kind ? { kind } : null;
}

const isPeriod = (part: Part | undefined): boolean =>
  (part?.kind === 'days' && part.isRange === true) || (part?.kind === 'dates' && part.dates.length > 1);

/** “Included” follows a period, or one with days added; “10:00 – 18:00, Sunday included” leaves the others unknown. */
function canBeIncluded(parts: readonly Part[]): boolean {
  const [before, link, last] = [parts.at(-3), parts.at(-2), parts.at(-1)];
  const isAdded = isPeriod(before) && link?.kind === 'and' && last?.kind === before?.kind;
  return isAdded || isPeriod(last?.kind === 'stop' ? link : last);
}

/** Reads “last entry 17:30” or “last entry 30 minutes before closing”; null if anything else follows. */
function lastEntryOf(after: Token | undefined, next: Token | undefined): Part | null {
  if (next && !isSign(next, 'comma', 'stop', 'dash', 'and')) return null;
  if (after?.kind === 'before') return { kind: 'lastEntry', entry: { before: after.minutes } };
  const at = after?.kind === 'time' ? plainMinutes(after.time) : null;
  return at === null ? null : { kind: 'lastEntry', entry: { at } };
}

/** Groups tokens into parts and resolves ranges; null if a range has only one end, or runs into the next one. */
export function partsOf(tokens: readonly Token[]): Part[] | null {
  const parts: Part[] = [];
  for (let index = 0; index < tokens.length;) {
    if (isSign(tokens[index], 'included') && canBeIncluded(parts)) {
      index += 1;
      continue;
    }
    const isOpened = isSign(tokens[index], 'from', 'between');
    const isBetween = isSign(tokens[index], 'between');
    const at = isOpened ? index + 1 : index;
    const [first, joint, last] = [tokens[at], tokens[at + 1], tokens[at + 2]];
    if (!first) return null;
    const isJoined = isBetween ? isSign(joint, 'and') : isSign(joint, 'to', 'dash', 'until');
    const range = isJoined ? rangeOf(first, last) : null;
    if (range) {
      const [next, afterNext] = [tokens[at + 3], tokens[at + 4]];
      if (isSign(next, 'dash') && afterNext?.kind === first.kind) return null;
      parts.push(range);
      index = at + 3;
      continue;
    }
    const isRange = isJoined && first.kind !== 'sign' && last?.kind === first.kind;
    // “From 1 to 15 August” is one token.
    const isClosed = first.kind === 'dates' && first.dates.length > 1;
    if ((isOpened && !isClosed) || isRange) return null;
    // “Friday to 21:00”
    const isUntil = isSign(first, 'until') || (isSign(first, 'to') && parts.at(-1)?.kind === 'days');
    const part = isUntil
      ? joint?.kind === 'time' && ({ kind: 'until', time: joint.time } as const)
      : isSign(first, 'lastEntry')
        ? lastEntryOf(joint, last)
        : single(first);
    if (!part) return null;
    parts.push(part);
    index = at + (part.kind === 'until' || part.kind === 'lastEntry' ? 2 : 1);
  }
  return joined(parts);
}

export const isLink = (part: Part | undefined): boolean => part?.kind === 'comma' || part?.kind === 'and';

/**
 * Joins days that follow days, and spans that follow spans; null if they contradict each other. Lists of closed or
 * excluded days are not joined: see `statements.ts`.
 */
function joined(parts: readonly Part[]): Part[] | null {
  const whole: Part[] = [];
  let isListed = false;
  for (const part of parts) {
    if (part.kind === 'closed' || part.kind === 'except') isListed = true;
    else if (!isLink(part) && part.kind !== 'days' && part.kind !== 'dates') isListed = false;
    let before = whole.length - 1;
    while (isLink(whole[before])) before -= 1;
    const isNextTo = before === whole.length - 1 && part.kind !== 'spans';
    const sum = isNextTo || isListed ? undefined : together(whole[before], part);
    if (sum === null) return null;
    if (sum) whole.splice(before, whole.length - before, sum);
    else whole.push(part);
  }
  return whole;
}

/** Joins two parts; null if they contradict each other, undefined if they cannot be joined. */
function together(one: Part | undefined, other: Part): Part | null | undefined {
  if (one?.kind === 'days' && other.kind === 'days') {
    return one.days & other.days ? null : { kind: 'days', days: one.days | other.days };
  }
  if (one?.kind !== 'spans' || other.kind !== 'spans') return undefined;
  // “Day and night, 00:00 – 24:00” states the same hours twice.
  const added = other.spans.filter(
    (span) => !one.spans.some(({ opens, closes }) => opens === span.opens && closes === span.closes),
  );
  if (overlap(one.spans, added)) return null;
  return { kind: 'spans', spans: [...one.spans, ...added].sort((a, b) => a.opens - b.opens) };
}
