import {
  areLastDays,
  beginningOf,
  type Openness,
  stateAt,
  type TodaySpan,
} from '../event/openness/openness.ts';

/** What the page of what is on now lists, in its order (**On now**). `next` is listed when nothing is on. */
export const NOW_GROUPS = ['on', 'soon', 'tonight', 'closing', 'next', 'last', 'today'] as const;
export type NowGroup = (typeof NOW_GROUPS)[number];

/** Where an event stands at some moment, and what is to be said of it: “until”, “since” or “at” an instant. */
export interface Standing {
  group: NowGroup;
  note: { word: 'until' | 'since' | 'starts' | 'opens'; at: number } | null;
}

const MINUTE = 60_000;
export const SOON = 120 * MINUTE;
/** What closes within that time is listed by itself. */
const CLOSING = 120 * MINUTE;
/** A visit shorter than that is not worth the walk (**Worth the walk**). */
const VISIT = 30 * MINUTE;

/**
 * The rule **On now**; null for what has no place on the page at that moment.
 * @param now in milliseconds since 1970.
 * @param walk minutes to its venue, if they are known.
 */
export function standingAt(
  openness: Openness,
  now: number,
  today: TodaySpan,
  walk: number | null = null,
): Standing | null {
  const { kind, over } = openness;
  const state = stateAt(openness, now, today);
  if (state.kind === 'vernissage') {
    return { group: 'tonight', note: { word: state.at > now ? 'starts' : 'since', at: state.at } };
  }
  // What was to take place today is still looked for here.
  if (state.kind === 'cancelled')
    return beginningOf(openness) < today.ends && now < over ? { group: 'today', note: null } : null;
  if (state.kind === 'over' || state.kind === 'postponed') return null;
  const isLast = areLastDays(openness, now, today);
  if (state.kind === 'open') {
    const note = { word: 'until', at: state.until } as const;
    if (kind === 'open' && isWorthTheWalk(state.until - now, walk)) return { group: 'closing', note };
    return { group: isLast ? 'last' : 'on', note };
  }
  const next = 'at' in state ? state.at : 'next' in state ? state.next : null;
  const note = next === null ? null : ({ word: kind === 'dated' ? 'starts' : 'opens', at: next } as const);
  if (next !== null && next - now <= SOON) return { group: 'soon', note };
  if (isLast) return { group: 'last', note };
  return state.kind === 'opens' || state.kind === 'untold' ? { group: 'today', note } : null;
}

/** The rule **Worth the walk**: it closes soon, but not before a visit of half an hour. */
function isWorthTheWalk(left: number, walk: number | null): boolean {
  return left <= CLOSING && left >= (walk ?? 0) * MINUTE + VISIT;
}

/**
 * Today at the festival, by the first instants of its days; the day before while one of its nights is on (**Night belongs
 * to its evening**). Before the first day and after the last it is the hours around now.
 */
export function todayAround(now: number, days: readonly number[], events: Iterable<Openness>): TodaySpan {
  const index = days.findLastIndex((start) => start <= now);
  const [starts, ends] = [days[index], days[index + 1]];
  if (starts === undefined || ends === undefined) return { starts: now, ends: now + 1 };
  const before = days[index - 1];
  for (const { kind, spans } of events) {
    const [night] = spans;
    const isOn = kind === 'dated' && night && night.opens < starts && now < night.closes;
    if (isOn && before !== undefined) return { starts: before, ends: starts };
  }
  return { starts, ends };
}
