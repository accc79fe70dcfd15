import type { Happening } from './happening.ts';

/** What the page of what is on now lists, in its order (**On now**). `next` is listed when nothing is on. */
export const NOW_GROUPS = ['on', 'soon', 'tonight', 'closing', 'next', 'last', 'today'] as const;
export type NowGroup = (typeof NOW_GROUPS)[number];

/** Where an event stands at some moment, and what is to be said of it: “until”, “since” or “at” an instant. */
export interface Standing {
  group: NowGroup;
  note: { word: 'until' | 'since' | 'starts' | 'opens'; at: number } | null;
}

/** A day at the festival, in milliseconds since 1970; its end is the next one's start. */
export interface TodaySpan {
  starts: number;
  ends: number;
}

const MINUTE = 60_000;
export const SOON = 120 * MINUTE;
/** What closes within that time is listed by itself. */
const CLOSING = 120 * MINUTE;
/** A visit shorter than that is not worth the walk (**Worth the walk**). */
const VISIT = 30 * MINUTE;

/** When it opens or begins next; null when it does not. */
export function nextOpening({ spans }: Pick<Happening, 'spans'>, now: number): number | null {
  return spans.find(({ opens }) => opens > now)?.opens ?? null;
}

/**
 * The rule **On now**; null for what has no place on the page at that moment.
 * @param now in milliseconds since 1970.
 * @param walk minutes to its venue, if they are known.
 */
export function standingAt(
  happening: Happening,
  now: number,
  today: TodaySpan,
  walk: number | null = null,
): Standing | null {
  const { kind, spans, begins, over, lastDays, vernissage } = happening;
  if (over <= now) return null;
  if (vernissage !== null && today.starts <= vernissage && vernissage < today.ends) {
    return { group: 'tonight', note: { word: vernissage > now ? 'starts' : 'since', at: vernissage } };
  }
  const areLastDays = lastDays !== null && lastDays <= now;
  const current = spans.find(({ opens, closes }) => opens <= now && now < closes);
  if (current) {
    const note = { word: 'until', at: current.closes } as const;
    if (kind === 'open' && isWorthTheWalk(current.closes - now, walk)) return { group: 'closing', note };
    return { group: areLastDays ? 'last' : 'on', note };
  }
  const next = nextOpening(happening, now);
  const word = kind === 'dated' ? 'starts' : 'opens';
  if (next !== null && next - now <= SOON) return { group: 'soon', note: { word, at: next } };
  if (areLastDays) return { group: 'last', note: next === null ? null : { word, at: next } };
  if (next !== null) return next < today.ends ? { group: 'today', note: { word, at: next } } : null;
  return kind !== 'open' && begins < today.ends ? { group: 'today', note: null } : null;
}

/** The rule **Worth the walk**: it closes soon, but not before a visit of half an hour. */
function isWorthTheWalk(left: number, walk: number | null): boolean {
  return left <= CLOSING && left >= (walk ?? 0) * MINUTE + VISIT;
}

/**
 * Today at the festival, by the first instants of its days; the day before while one of its nights is on (**Night belongs
 * to its evening**). Before the first day and after the last it is the hours around now.
 */
export function todayAround(
  now: number,
  days: readonly number[],
  happenings: Iterable<Happening>,
): TodaySpan {
  const index = days.findLastIndex((start) => start <= now);
  const [starts, ends] = [days[index], days[index + 1]];
  if (starts === undefined || ends === undefined) return { starts: now, ends: now + 1 };
  const before = days[index - 1];
  for (const { kind, spans } of happenings) {
    const [night] = spans;
    const isOn = kind === 'dated' && night && night.opens < starts && now < night.closes;
    if (isOn && before !== undefined) return { starts: before, ends: starts };
  }
  return { starts, ends };
}
