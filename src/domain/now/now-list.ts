import { nextOpening, type Openness } from '../event/openness/openness.ts';
import { type NowGroup, type Standing, standingAt, todayAround } from './now-groups.ts';

/** Something that may be listed, and how far it is. */
export interface NowItem {
  openness: Openness;
  /** Minutes on foot, where a place to start from was chosen and its venue is known. */
  walk: number | null;
}

export interface Listed<Item> extends Standing {
  item: Item;
}

/** Of what opens next, no more than that many are named. */
const MOST_NEXT = 6;
const openGroups: readonly NowGroup[] = ['on', 'soon', 'tonight', 'closing'];

/** Something is open, on, or soon to be; else what opens next is to be told. */
export function isAnythingOn(listed: readonly Standing[]): boolean {
  return listed.some(({ group, note }) => openGroups.includes(group) || note?.word === 'until');
}

/**
 * What is to be listed at a moment, each event once, in the order of its group: the nearest first when walks are known,
 * else by the hour that is said of it. When nothing is on, what opens next is listed instead of that.
 * @param days first instants of the days that are covered, and of the day after them.
 */
export function nowList<Item extends NowItem>(
  items: readonly Item[],
  now: number,
  days: readonly number[],
): Listed<Item>[] {
  const today = todayAround(
    now,
    days,
    items.map(({ openness }) => openness),
  );
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
    return at === null ? [] : [{ item, at }];
  });
  const first = Math.min(...openings.map(({ at }) => at));
  return openings
    .filter(({ at }) => at === first)
    .slice(0, MOST_NEXT)
    .map(({ item, at }) => {
      const word = item.openness.kind === 'dated' ? 'starts' : 'opens';
      return { item, group: 'next', note: { word, at } };
    });
}

function byWalkThenHour(a: Listed<NowItem>, b: Listed<NowItem>): number {
  const far = (one: Listed<NowItem>): number => one.item.walk ?? Number.MAX_SAFE_INTEGER;
  const hour = (one: Listed<NowItem>): number => one.note?.at ?? Number.MAX_SAFE_INTEGER;
  return far(a) - far(b) || hour(a) - hour(b);
}
