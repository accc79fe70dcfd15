import type { Day } from '../model/core.ts';
import type { SearchEntry, SearchKind, SearchResults } from './search-entry.ts';
import { COST, type Costs } from './vocabulary.ts';

export const maxResults = { answer: 2, event: 20, person: 20, page: 6 } as const satisfies Record<
  SearchKind,
  number
>;

/** A word of a query, with the cost of its match in each entry. */
export interface CountedWord {
  costs: Costs;
  /** The word is in so many texts that it does not distinguish them. */
  isCommon: boolean;
}

export const containsAll = (at: number, words: readonly CountedWord[]): boolean =>
  words.every(({ costs }) => costs.has(at));

/** Returns the indexes of the entries that contain all words; none without any words. */
export function withAll(words: readonly CountedWord[]): number[] {
  const [rarest, ...others] = [...words].sort((a, b) => a.costs.size - b.costs.size);
  return [...(rarest?.costs.keys() ?? [])].filter((at) => containsAll(at, others));
}

export type Found = Omit<SearchResults, 'isApproximate'>;

/** In the order in which they are shown. */
const KINDS = ['event', 'person', 'page'] as const satisfies SearchKind[];

interface Match {
  entry: SearchEntry;
  /** Index of the entry. */
  at: number;
  cost: number;
}

/** Ranks past events below upcoming ones, and minor entries below equal matches. */
function costOfEntry({ isMinor, begins, lastDay = begins }: SearchEntry, today: Day): number {
  const ofTime = lastDay !== undefined && lastDay < today ? COST.over : 0;
  return isMinor ? COST.minor : ofTime;
}

/** Least share of a query's weight that an entry must contain to be near it. */
const MIN_SHARE = 0.5;
/** Least share of the nearest entry's weight that other entries must contain. */
const MIN_SHARE_OF_BEST = 0.8;

/**
 * Returns the entries that contain all words, lowest cost first; equal costs keep the order of the index. A common word
 * may be missing if there are other words.
 */
export function ranked(entries: readonly SearchEntry[], words: readonly CountedWord[], today: Day): Found {
  const telling = words.filter(({ isCommon }) => !isCommon);
  const needed = telling.length > 0 ? telling : words;
  const others = words.filter((word) => !needed.includes(word));
  const matches: Match[] = [];
  for (const at of withAll(needed)) {
    const entry = entries[at];
    if (!entry) continue;
    let cost = costOfEntry(entry, today);
    for (const { costs } of needed) cost += costs.get(at) ?? 0;
    for (const { costs } of others) cost += Math.min(COST.missing, costs.get(at) ?? Infinity);
    matches.push({ entry, at, cost });
  }
  return grouped(matches);
}

/** Share of a word that is found at a cost: a passing mention in a long text counts half. */
const shareFound = (cost: number): number => (cost < COST.text ? 1 : 0.5);

/**
 * Returns the entries that contain the most specific words of a query, if none contains them all. The fewer entries
 * contain a word, the more it counts; a word in no entry does not count, and at most half of the words may be such.
 */
export function nearest(entries: readonly SearchEntry[], words: readonly CountedWord[], today: Day): Found {
  const weights = words.map(({ costs }) =>
    costs.size === 0 ? 0 : Math.log(1 + entries.length / costs.size),
  );
  if (weights.filter((weight) => weight === 0).length > words.length / 2) return grouped([]);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const found = new Map<number, { weight: number; cost: number }>();
  words.forEach(({ costs }, index) => {
    for (const [at, cost] of costs) {
      const known = found.get(at) ?? { weight: 0, cost: 0 };
      const weight = known.weight + (weights[index] ?? 0) * shareFound(cost);
      found.set(at, { weight, cost: known.cost + cost });
    }
  });
  let best = 0;
  for (const { weight } of found.values()) best = Math.max(best, weight);
  const least = Math.max(total * MIN_SHARE, best * MIN_SHARE_OF_BEST);
  const matches: Match[] = [];
  for (const [at, { weight, cost }] of found) {
    const entry = entries[at];
    if (!entry || weight < least) continue;
    matches.push({ entry, at, cost: (best - weight) * COST.edit + cost + costOfEntry(entry, today) });
  }
  return grouped(matches);
}

/**
 * Groups the best matches by kind; equal costs keep the order of the index. If the best of all is not of the first kind,
 * it becomes the answer, so that it is still shown first.
 */
function grouped(matches: readonly Match[]): Found {
  const byCost = [...matches].sort((a, b) => a.cost - b.cost || a.at - b.at);
  const [best] = byCost;
  const first = KINDS.find((kind) => byCost.some(({ entry }) => entry.kind === kind));
  const isAnswer = best !== undefined && best.entry.kind !== first;
  const most: Record<SearchKind, SearchEntry[]> = { answer: [], event: [], person: [], page: [] };
  for (const { entry } of isAnswer ? byCost.slice(1) : byCost) {
    const list = most[entry.kind];
    if (list.length < maxResults[entry.kind]) list.push(entry);
  }
  return {
    answers: isAnswer ? [best.entry] : [],
    events: most.event,
    people: most.person,
    pages: most.page,
  };
}
