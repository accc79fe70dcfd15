import { nextOpening, type Openness, type TodaySpan } from '../event/openness/openness.ts';
import { type NowGroup, type Standing, standingAt } from './now-groups.ts';

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
const openGroups: readonly NowGroup[] = ['on', 'soon', 'tonight', 'closing'];

/** True if any event is open, on now or soon; otherwise the page lists the events that open next. */
export function isAnythingOn(listed: readonly Standing[]): boolean {
  return listed.some(({ group, isOpen }) => isOpen || openGroups.includes(group));
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
