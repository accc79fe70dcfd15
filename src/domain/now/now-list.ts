import { nextOpening, type Openness, type TodaySpan } from '../event/openness/openness.ts';
import { type NowGroup, type Standing, standingAt } from './now-groups.ts';

/** Something that may be listed, and how far it is. */
export interface NowItem {
  openness: Openness;
  /** Minutes on foot, where a place to start from was chosen and its venue is known. */
  walk: number | null;
}

export interface Listed<Item> extends Standing {
  item: Item;
}

/** At most this many of the events that open next are listed. */
const MOST_NEXT = 6;
const openGroups: readonly NowGroup[] = ['on', 'soon', 'tonight', 'closing'];

/** Something is open, on, or soon to be; else what opens next is to be told. */
export function isAnythingOn(listed: readonly Standing[]): boolean {
  return listed.some(({ group, isOpen }) => isOpen || openGroups.includes(group));
}

/**
 * What is to be listed at a moment, each event once, in the order of its group: the nearest first when walks are known,
 * else by its hour. When nothing is on, what opens next is listed instead of that; all of it opens at the same instant.
 * @param now milliseconds since 1970. @param today the day at the festival that holds it.
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
  return openings.filter(({ at }) => at === first).slice(0, MOST_NEXT);
}

function byWalkThenHour(a: Listed<NowItem>, b: Listed<NowItem>): number {
  const far = (one: Listed<NowItem>): number => one.item.walk ?? Number.MAX_SAFE_INTEGER;
  const hour = (one: Listed<NowItem>): number => one.at ?? Number.MAX_SAFE_INTEGER;
  return far(a) - far(b) || hour(a) - hour(b);
}
