import {
  areLastDays,
  beginningOf,
  nextOpening,
  type Openness,
  stateAt,
  type TodaySpan,
} from '../event/openness/openness.ts';
import { MINUTE_MS } from '../time/durations.ts';

/** Groups of the page “now”, in its order (**On now**). `next` is listed when nothing is on. */
export const NOW_GROUPS = ['on', 'soon', 'tonight', 'closing', 'next', 'last', 'today'] as const;
export type NowGroup = (typeof NOW_GROUPS)[number];

export interface Standing {
  group: NowGroup;
  isOpen: boolean;
  /** When the event closes if it is open, otherwise when it begins or opens; null if unknown. The sorting key. */
  at: number | null;
}

/** Events that begin or close within this time are listed in separate groups. */
const SOON = 120 * MINUTE_MS;
/** A visit shorter than that is not worth the walk (**Worth the walk**). */
const VISIT = 30 * MINUTE_MS;

/**
 * The rule **On now**; null for events that the page does not list at that moment.
 * @param now in milliseconds since 1970.
 * @param walk minutes on foot to its venue; null if unknown.
 */
export function standingAt(
  openness: Openness,
  now: number,
  today: TodaySpan,
  walk: number | null = null,
): Standing | null {
  const state = stateAt(openness, now, today);
  if (state.kind === 'vernissage') return { group: 'tonight', isOpen: state.at <= now, at: state.at };
  // Visitors still look for a cancelled event on its day.
  if (state.kind === 'cancelled') {
    const isToday = beginningOf(openness) < today.ends && now < openness.overAt;
    return isToday ? { group: 'today', isOpen: false, at: null } : null;
  }
  if (state.kind === 'over' || state.kind === 'postponed') return null;
  const isLast = areLastDays(openness, now, today);
  if (state.kind === 'open' && state.entryLeft > 0) {
    const { until, entryLeft } = state;
    const [left, way] = [until - now, (walk ?? 0) * MINUTE_MS];
    // The rule **Worth the walk**.
    const isClosing = openness.kind === 'open' && left <= SOON && left >= way + VISIT && entryLeft >= way;
    return { group: isClosing ? 'closing' : isLast ? 'last' : 'on', isOpen: true, at: until };
  }
  const at = nextOpening(openness, now);
  if (at === null && !openness.uncertain.some(({ closes }) => now < closes)) return null;
  if (at !== null && at - now <= SOON) return { group: 'soon', isOpen: false, at };
  if (isLast) return { group: 'last', isOpen: false, at };
  const isToday = state.kind === 'unknown' || (at ?? Infinity) < today.ends;
  return isToday ? { group: 'today', isOpen: false, at } : null;
}

/** An event that may be listed, with the walk to it. */
export interface NowItem {
  openness: Openness;
  /** Minutes on foot; null unless a starting point was chosen and the venue is known. */
  walk: number | null;
}

export interface Listed<Item> extends Standing {
  item: Item;
}

/** At most this many of the events that open next are listed. */
const MAX_NEXT = 6;

/** True if any event is open, on now or soon; otherwise the page lists the events that open next. */
export function isAnythingOn(listed: readonly Standing[]): boolean {
  return listed.some(({ group, isOpen }) => isOpen || group === 'soon' || group === 'tonight');
}

/**
 * Returns the events to list at a moment, each once, sorted within a group: nearest first if walks are known, otherwise
 * by hour. If nothing is on, the events that open next move to the group `next`; they all open at the same instant.
 * @param now milliseconds since 1970.
 * @param today the festival's day that contains `now`.
 */
export function nowList<Item extends NowItem>(
  items: readonly Item[],
  now: number,
  today: TodaySpan,
): Listed<Item>[] {
  const listed = items.flatMap((item): Listed<Item>[] => {
    const standing = standingAt(item.openness, now, today, item.walk);
    return standing ? [{ ...standing, item }] : [];
  });
  const next = isAnythingOn(listed) ? [] : nextOf(items, now);
  const others = listed.filter(({ item }) => !next.some((one) => one.item === item));
  return [...next, ...others].sort(byWalkThenHour);
}

function nextOf<Item extends NowItem>(items: readonly Item[], now: number): Listed<Item>[] {
  const openings = items.flatMap((item) => {
    const at = nextOpening(item.openness, now);
    return at === null ? [] : [{ group: 'next', isOpen: false, at, item } as const];
  });
  const first = Math.min(...openings.map(({ at }) => at));
  return openings.filter(({ at }) => at === first).slice(0, MAX_NEXT);
}

function byWalkThenHour(a: Listed<NowItem>, b: Listed<NowItem>): number {
  const far = (one: Listed<NowItem>): number => one.item.walk ?? Number.MAX_SAFE_INTEGER;
  const hour = (one: Listed<NowItem>): number => one.at ?? Number.MAX_SAFE_INTEGER;
  return far(a) - far(b) || hour(a) - hour(b);
}
